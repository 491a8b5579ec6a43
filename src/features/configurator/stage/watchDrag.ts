import type { ShelvingSystem } from '../../../pageTable/contents/shelving'
import { findPlaces, type Place } from '../commands/findPlaces'
import type { Design } from '../design/Design'
import { getPartType, locateUpright, measureBottomAndTop, measurePart, snapToGrid } from '../design/measures'
import { buildBox, type ViewBox } from '../drawing/viewBox'

interface DragOptions {
  svg: SVGSVGElement
  design: Design
  system: ShelvingSystem
  /** A new part has no id, no element and no box. */
  part: { kind: string; finish: string; id: number | null; swatch: string }
  element?: SVGGraphicsElement
  /** The box of the part before the drag. */
  box?: ViewBox
  onDrop: (place: Place) => void
  /** Called after a drag, so that the caller can ignore the click event that follows. */
  onEnd?: () => void
}

const endEvents = ['pointerup', 'pointercancel'] as const

/** In px. A press that moves less is a tap. */
const tapDistance = 6
/** In mm. If every place is further away, a dropped part does not snap: it is refused or, beside the unit, ignored. */
const snapDistance = 320

/**
 * Follows a press on a part until the user drops the part. The places where the part fits are calculated once, when the
 * part starts to move. Each frame then moves only the part, and the ghost if the nearest place has changed.
 */
export function watchDrag(press: PointerEvent, options: DragOptions): void {
  const { svg, part, box, system, design } = options
  const ghost = svg.querySelector<SVGRectElement>('[data-ghost]')!
  const carriedPart = svg.querySelector<SVGRectElement>('[data-carried]')!
  let targets: { place: Place; box: ViewBox }[] | null = null
  let nearestTarget: { place: Place; box: ViewBox } | null = null
  let latestEvent = press
  let frameId = 0
  let mmMatrix: DOMMatrix | null = null
  let partBox = box
  let movedElement = options.element

  const locatePointer = (event: PointerEvent) =>
    mmMatrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(mmMatrix) : new DOMPoint()

  const startDrag = () => {
    mmMatrix = svg.getScreenCTM()?.inverse() ?? null
    const { kind } = part
    targets = findPlaces(design, part, { column: 0, at: 0 }, system).map((place) => ({
      place,
      box: buildBox(measurePart(design, place.column, { kind, at: place.at }, system)),
    }))
    if (!partBox) {
      const maxWidth = system.widths.reduce((max, { mm }) => Math.max(max, mm), 0)
      const { x, y } = locatePointer(press)
      const { height } = getPartType(system, kind)
      partBox = { x: x - maxWidth / 2, y: y - height / 2, width: maxWidth, height }
      movedElement = carriedPart
      setBox(carriedPart, partBox)
      carriedPart.style.fill = part.swatch
      carriedPart.style.display = 'inline'
    }
    svg.dataset.dragging = ''
  }

  const drawDrag = () => {
    frameId = 0
    if (!targets || !partBox || !movedElement) return
    const [from, to] = [locatePointer(press), locatePointer(latestEvent)]
    const [x, y] = [to.x - from.x, to.y - from.y]
    movedElement.setAttribute('transform', `translate(${x} ${y})`)
    const centre = { x: partBox.x + x + partBox.width / 2, y: partBox.y + y + partBox.height / 2 }
    const newNearestTarget = findNearestTarget(targets, centre)
    if (newNearestTarget === nearestTarget) return
    nearestTarget = newNearestTarget
    ghost.style.display = newNearestTarget ? 'inline' : 'none'
    if (newNearestTarget) setBox(ghost, newNearestTarget.box)
  }

  const handleMove = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    latestEvent = event
    if (!targets) {
      if (Math.hypot(event.clientX - press.clientX, event.clientY - press.clientY) < tapDistance) return
      startDrag()
    }
    frameId ||= requestAnimationFrame(drawDrag)
  }

  const endDrag = (event: PointerEvent) => {
    if (event.pointerId !== press.pointerId) return
    const isDropped = event.type === 'pointerup'
    if (isDropped) latestEvent = event
    finishDrag(isDropped)
  }

  /** Escape only cancels the drag. The drawing does not receive the key. */
  const handleKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !targets) return
    event.preventDefault()
    event.stopPropagation()
    finishDrag(false)
  }

  const finishDrag = (isDropped: boolean) => {
    window.removeEventListener('pointermove', handleMove)
    window.removeEventListener('keydown', handleKey, true)
    for (const name of endEvents) window.removeEventListener(name, endDrag)
    cancelAnimationFrame(frameId)
    if (!targets) return
    drawDrag()
    movedElement?.removeAttribute('transform')
    ghost.style.display = 'none'
    carriedPart.style.display = 'none'
    delete svg.dataset.dragging
    const place = nearestTarget?.place ?? findPlaceAt(locatePointer(latestEvent), design, part.kind, system)
    if (isDropped && place) options.onDrop(place)
    options.onEnd?.()
  }

  window.addEventListener('pointermove', handleMove)
  window.addEventListener('keydown', handleKey, true)
  for (const name of endEvents) window.addEventListener(name, endDrag)
}

function findNearestTarget<Target extends { box: ViewBox }>(targets: readonly Target[], { x, y }: DOMPointInit) {
  let nearestTarget: Target | null = null
  let leastDistance = snapDistance
  for (const target of targets) {
    const { box } = target
    const distance = Math.hypot(box.x + box.width / 2 - (x ?? 0), box.y + box.height / 2 - (y ?? 0))
    if (distance < leastDistance) [nearestTarget, leastDistance] = [target, distance]
  }
  return nearestTarget
}

/** Returns the place under a point, whether or not the part fits there; null for a point beside the unit. */
function findPlaceAt({ x, y }: DOMPoint, design: Design, kind: string, system: ShelvingSystem): Place | null {
  const column = design.columns.findIndex(
    (_, index) => x >= locateUpright(design, index) && x < locateUpright(design, index + 1),
  )
  if (column < 0) return null
  const { top } = measureBottomAndTop(getPartType(system, kind), 0)
  return { column, at: snapToGrid(-y - top / 2, system) }
}

function setBox(element: SVGRectElement, box: ViewBox): void {
  for (const [name, value] of Object.entries(box)) element.setAttribute(name, String(value))
}
