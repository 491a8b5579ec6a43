import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { findPlaces, type Place } from '../commands/findPlaces'
import { type Design } from '../design/Design'
import { findType, locateUpright, measureHeight, snapToGrid } from '../design/measures'
import { layOutPlace } from './layOutPlace'
import type { ViewBox } from '../drawing/viewBox'

/** The elements of the drawing that a drag changes. */
export interface StageElements {
  svg: SVGSVGElement
  /** Shows where the part will hang. */
  ghost: SVGRectElement
  /** Stands for a new part while it is dragged into the drawing. */
  carried: SVGRectElement
}

interface DragOptions {
  elements: StageElements
  design: Design
  system: ShelvingSystem
  /** The part that is dragged; a new one has no id and no element of its own. */
  part: { kind: string; finish: string; id: number | null; swatch: string }
  element: SVGGraphicsElement | null
  /** The box of the part before the drag; null for a new one. */
  box: ViewBox | null
  onDrop: (place: Place) => void
  /** Called after a drag, so that the click that follows it can be ignored. */
  onEnd: () => void
}

const ends = ['pointerup', 'pointercancel'] as const

/** A press that moves less than this many px is a tap. */
const tapDistance = 6
/** A part dropped further than this from every place, in mm, does not snap: the user reads why it cannot hang there. */
const snapDistance = 320

/**
 * Follows a press until it ends. The places where the part fits are searched once, when it starts to move; each frame
 * then only moves the part, and the ghost when the nearest place changes.
 */
export function watchDrag(press: PointerEvent, options: DragOptions): void {
  const { elements, part, box, system, design } = options
  const { svg, ghost } = elements
  let targets: { place: Place; box: ViewBox }[] | null = null
  let nearest: { place: Place; box: ViewBox } | null = null
  let latest = press
  let frame = 0
  let toMm: DOMMatrix | null = null
  let own: ViewBox | null = box
  let moved: SVGGraphicsElement | null = options.element

  const locate = (event: PointerEvent) =>
    toMm ? new DOMPoint(event.clientX, event.clientY).matrixTransform(toMm) : new DOMPoint()

  const start = () => {
    toMm = svg.getScreenCTM()?.inverse() ?? null
    const { id, kind, finish } = part
    const near = { column: 0, at: 0 }
    const places = findPlaces(design, id === null ? { kind, finish } : { kind, finish, id }, near, system)
    targets = places.flatMap((place) => {
      const area = layOutPlace(design, place, kind, system)
      return area ? [{ place, box: area }] : []
    })
    if (!own) {
      const widest = system.widths.reduce((most, { mm }) => Math.max(most, mm), 0)
      const { x, y } = locate(press)
      const height = findType(system, kind)?.height ?? 0
      own = { x: x - widest / 2, y: y - height / 2, width: widest, height }
      moved = elements.carried
      setBox(elements.carried, own)
      elements.carried.style.fill = part.swatch
      elements.carried.style.display = 'inline'
    }
    svg.dataset.dragging = ''
  }

  const draw = () => {
    frame = 0
    if (!targets || !own || !moved) return
    const [from, to] = [locate(press), locate(latest)]
    const [x, y] = [to.x - from.x, to.y - from.y]
    moved.setAttribute('transform', `translate(${x} ${y})`)
    const centre = { x: own.x + x + own.width / 2, y: own.y + y + own.height / 2 }
    const found = findNearestTarget(targets, centre)
    if (found === nearest) return
    nearest = found
    ghost.style.display = found ? 'inline' : 'none'
    if (found) setBox(ghost, found.box)
  }

  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    latest = event
    if (!targets) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < tapDistance) return
      start()
    }
    frame ||= requestAnimationFrame(draw)
  }

  const end = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    const isDropped = event.type === 'pointerup'
    if (isDropped) latest = event
    finish(isDropped)
  }

  /** Escape takes the part back, and does nothing else. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !targets) return
    event.preventDefault()
    event.stopPropagation()
    finish(false)
  }

  const finish = (isDropped: boolean) => {
    window.removeEventListener('pointermove', handleMove)
    window.removeEventListener('keydown', handleKey, true)
    for (const name of ends) window.removeEventListener(name, end)
    cancelAnimationFrame(frame)
    if (!targets) return
    draw()
    moved?.removeAttribute('transform')
    ghost.style.display = 'none'
    elements.carried.style.display = 'none'
    delete svg.dataset.dragging
    const place = nearest?.place ?? readPlace(locate(latest), design, part.kind, system)
    if (isDropped && place) options.onDrop(place)
    options.onEnd()
  }

  window.addEventListener('pointermove', handleMove)
  window.addEventListener('keydown', handleKey, true)
  for (const name of ends) window.addEventListener(name, end)
}

function findNearestTarget<Target extends { box: ViewBox }>(targets: readonly Target[], { x, y }: DOMPointInit) {
  let nearest: Target | null = null
  let least = snapDistance
  for (const target of targets) {
    const { box } = target
    const distance = Math.hypot(box.x + box.width / 2 - (x ?? 0), box.y + box.height / 2 - (y ?? 0))
    if (distance < least) [nearest, least] = [target, distance]
  }
  return nearest
}

/** Returns the place under a point, whether a part fits there or not; null beside the unit. */
function readPlace({ x, y }: DOMPoint, design: Design, kind: string, system: ShelvingSystem): Place | null {
  const column = design.columns.findIndex(
    (_, index) => x >= locateUpright(design, index) && x < locateUpright(design, index + 1),
  )
  const type = findType(system, kind)
  if (column < 0 || !type) return null
  const { top } = measureHeight(type, 0)
  return { column, at: snapToGrid(-y - top / 2, system) }
}

function setBox(element: SVGRectElement, box: ViewBox): void {
  for (const [name, value] of Object.entries(box)) element.setAttribute(name, String(value))
}
