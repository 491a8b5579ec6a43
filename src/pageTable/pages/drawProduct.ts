import type { Drawing, Drawings, Product } from '../../contract/product'
import { type Figure, findPlace, type MeasureDrawing, type MeasuredView } from '../contents/drawing'

type Dimensions = Readonly<Record<string, number>>

/**
 * Returns the drawing of a product with measure lines and, by `id_sku`, the drawings of its variants with other views
 * or dimensions.
 */
export function drawProduct({
  dimensions,
  drawings,
  combinations,
}: Pick<Product, 'dimensions' | 'drawings' | 'combinations'>) {
  const variantDrawings = combinations.flatMap((variant): [number, MeasureDrawing][] => {
    if (!variant.dimensions && !variant.drawings) return []
    const drawing = layOutMeasureDrawing(variant.drawings ?? drawings, { ...dimensions, ...variant.dimensions })
    return drawing ? [[variant.id_sku, drawing]] : []
  })
  return {
    drawing: layOutMeasureDrawing(drawings, dimensions),
    drawings: Object.fromEntries(variantDrawings) as Record<number, MeasureDrawing>,
  }
}

/** The maximum width and height of all views side by side, in units. */
const maxSize = { width: 440, height: 210 }

/** Lays out the views of a product with the dimensions in cm beside them. Returns null without a drawing. */
export function layOutMeasureDrawing(drawings: Drawings | null, dimensions: Dimensions): MeasureDrawing | null {
  const plans = chooseViews(drawings, dimensions)
  if (plans.length === 0) return null
  const totalWidth = plans.reduce((sum, { drawing }) => sum + drawing.width_mm, 0)
  const maxHeight = Math.max(...plans.map(({ drawing }) => drawing.height_mm))
  const scale = roundValue(Math.min(maxSize.width / totalWidth, maxSize.height / maxHeight), 10_000)
  return plans.map((plan) => layOutView(plan, dimensions, scale))
}

/** A view with the names of the dimensions below it, on its left and on its right; undefined for none. */
interface ViewPlan {
  from: MeasuredView['from']
  drawing: Drawing
  bottomName: string
  leftName: string | undefined
  rightName?: string | undefined
  isStanding: boolean
}

/**
 * The maximum difference in mm between the widths of the front and the side at which a round product needs no side
 * view.
 */
const maxWidthDifference = 2

/**
 * Chooses the front and a second view: the side, or else the top if there is no side or it looks like the front. A
 * product without a front has only the top. Returns an empty list if there is neither.
 */
function chooseViews(drawings: Drawings | null, dimensions: Dimensions): ViewPlan[] {
  const { front = null, side = null, top = null } = drawings ?? {}
  const { width, height = 0, diameter } = dimensions
  const topView = top && { from: 'top' as const, drawing: top, isStanding: false }
  const topPlans: ViewPlan[] = topView
    ? [
        diameter
          ? { ...topView, bottomName: 'diameter', leftName: undefined }
          : { ...topView, bottomName: 'width', leftName: 'depth' },
      ]
    : []
  if (!front) return topPlans
  const isStanding = findPlace(dimensions) === 'floor'
  const isLower = (key: string) => (dimensions[key] ?? 0) > 0 && (dimensions[key] ?? 0) < height
  const bottomName = diameter && diameter === width ? 'diameter' : 'width'
  const rightName = ['seat_height', 'clearance'].find(isLower)
  const frontPlan: ViewPlan = { from: 'front', drawing: front, bottomName, leftName: 'height', rightName, isStanding }
  const isRound =
    diameter !== undefined && side !== null && Math.abs(side.width_mm - front.width_mm) <= maxWidthDifference
  if (side && side.href !== front.href && !isRound) {
    const leftName = ['arm_height'].find(isLower)
    return [frontPlan, { from: 'side', drawing: side, bottomName: 'depth', leftName, isStanding }]
  }
  return [frontPlan, ...topPlans]
}

// The following lengths are in units.

/** The distance from the drawing to a measure line. */
const lineDistance = 26
const halfTickLength = 5
/** The distance from the bottom of the drawing down to the figure of the bottom line. */
const bottomFigureDistance = 46
/** The distance from an upright measure line to its figure. */
const sideFigureDistance = 8
/** The space at a side with a line and a figure. */
const sideSpace = 66
/** The space at the top and at a side without a line. */
const margin = 12
/** The space below the drawing. */
const bottomSpace = 54

/** The maximum share by which a drawing may deviate from a dimension and still count as being to scale. */
const tolerance = 0.08

function layOutView(
  { from, drawing, bottomName, leftName, rightName, isStanding }: ViewPlan,
  dimensions: Dimensions,
  scale: number,
): MeasuredView {
  const [width, height] = [drawing.width_mm * scale, drawing.height_mm * scale]
  const scaleDimension = (key: string) => (dimensions[key] ?? 0) * 10 * scale
  const isToScale = (key: string, drawnLength: number) =>
    Math.abs(scaleDimension(key) - drawnLength) <= tolerance * scaleDimension(key)
  const lines: string[] = []
  const figures: Figure[] = []
  if (isToScale(bottomName, width)) {
    lines.push(drawAcross(width, lineDistance))
    figures.push({ key: bottomName, x: roundValue(width / 2), y: bottomFigureDistance, anchor: 'middle' })
  }
  const isFullHeight = leftName === 'height' || leftName === 'depth'
  const shownLeftName = leftName && (!isFullHeight || isToScale(leftName, height)) ? leftName : null
  if (shownLeftName) {
    const length = isFullHeight ? height : scaleDimension(shownLeftName)
    lines.push(drawUp(-lineDistance, length))
    figures.push({
      key: shownLeftName,
      x: -lineDistance - sideFigureDistance,
      y: roundValue(-length / 2 + 4),
      anchor: 'end',
    })
  }
  if (rightName) {
    lines.push(drawUp(width + lineDistance, scaleDimension(rightName)))
    const x = roundValue(width + lineDistance + sideFigureDistance)
    figures.push({ key: rightName, x, y: roundValue(-scaleDimension(rightName) / 2 + 4), anchor: 'start' })
  }
  const leftSpace = shownLeftName ? sideSpace : margin
  const boxWidth = roundValue(leftSpace + width + (rightName ? sideSpace : margin))
  return {
    from,
    href: drawing.href,
    scale,
    box: [-leftSpace, roundValue(-height - margin), boxWidth, roundValue(height + margin + bottomSpace)],
    lines: lines.join(''),
    floor: isStanding ? `M${-leftSpace} 0h${boxWidth}` : '',
    figures,
  }
}

const roundValue = (value: number, scale = 10): number => Math.round(value * scale) / scale + 0

const drawAcross = (width: number, y: number) =>
  `M0 ${y}H${roundValue(width)}M0 ${y - halfTickLength}v${2 * halfTickLength}M${roundValue(width)} ${y - halfTickLength}v${2 * halfTickLength}`
const drawUp = (x: number, height: number) =>
  `M${roundValue(x)} 0V${roundValue(-height)}M${roundValue(x - halfTickLength)} 0h${2 * halfTickLength}M${roundValue(x - halfTickLength)} ${roundValue(-height)}h${2 * halfTickLength}`
