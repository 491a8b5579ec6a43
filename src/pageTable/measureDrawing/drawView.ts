import type { Figure, View } from './drawing'
import type { Dimensions, Shape } from './outlines'
import type { Plan } from './planViews'

/**
 * Draws a view with its measure lines, at a scale in units per cm. The origin is the point where the left edge of the
 * outline meets the floor.
 */
export function drawView(plan: Plan, dimensions: Dimensions, scale: number): View {
  const size = (key: string) => (dimensions[key] ?? 0) * scale
  const width = size(plan.across)
  const top = Math.max(...plan.shapes.map(findTop)) * scale
  const lines = [across(width, away)]
  const figures: Figure[] = [{ key: plan.across, x: round(width / 2), y: figureBelow, anchor: 'middle' }]
  if (plan.up) {
    lines.push(up(-away, size(plan.up)))
    figures.push({ key: plan.up, x: -away - figureAside, y: round(-size(plan.up) / 2 + 4), anchor: 'end' })
  }
  if (plan.right) {
    lines.push(up(width + away, size(plan.right)))
    figures.push({
      key: plan.right,
      x: round(width + away + figureAside),
      y: round(-size(plan.right) / 2 + 4),
      anchor: 'start',
    })
  }
  const left = plan.up ? sideRoom : margin
  const all = left + width + (plan.right ? sideRoom : margin)
  return {
    from: plan.from,
    box: [-left, round(-top - margin), round(all), round(top + margin + footRoom)],
    outline: plan.shapes.map((shape) => drawShape(shape, scale)).join(''),
    lines: lines.join(''),
    floor: plan.stands ? `M${-left} 0h${round(all)}` : '',
    figures,
  }
}

/** The distances in units of the view: of a measure line from the outline, of its half end tick, and of its figure. */
const away = 26
const tick = 5
const figureBelow = 46
const figureAside = 8
/** The space for figures and lines at one side, and the space at an empty side. */
const sideRoom = 66
const margin = 12
const footRoom = 54

const round = (value: number): number => Math.round(value * 10) / 10 + 0
const at = (x: number, y: number): string => `${round(x)} ${round(-y)}`

function drawShape(shape: Shape, scale: number): string {
  if (shape.kind === 'box') {
    const { x, y, width, height } = shape
    return `M${at(x * scale, y * scale)}h${round(width * scale)}v${round(-height * scale)}h${round(-width * scale)}z`
  }
  if (shape.kind === 'circle') {
    const radius = round(shape.radius * scale)
    const arc = (across: number) => `a${radius} ${radius} 0 0 1 ${across} 0`
    return `M${at((shape.x - shape.radius) * scale, shape.y * scale)}${arc(2 * radius)}${arc(-2 * radius)}z`
  }
  const points = shape.points.map(([x, y]) => at(x * scale, y * scale))
  return `M${points.join('L')}${shape.closed ? 'z' : ''}`
}

const findTop = (shape: Shape): number => {
  if (shape.kind === 'box') return shape.y + shape.height
  if (shape.kind === 'circle') return shape.y + shape.radius
  return Math.max(...shape.points.map(([, y]) => y))
}

const across = (width: number, y: number) =>
  `M0 ${y}H${round(width)}M0 ${y - tick}v${2 * tick}M${round(width)} ${y - tick}v${2 * tick}`
const up = (x: number, height: number) =>
  `M${round(x)} 0V${round(-height)}M${round(x - tick)} 0h${2 * tick}M${round(x - tick)} ${round(-height)}h${2 * tick}`
