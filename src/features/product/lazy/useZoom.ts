import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'

/** A tap moves at most this many px. */
const maxTapMovement = 8
/** A swipe moves at least this many px. */
const minSwipeDistance = 48
/** The two taps of a double tap are at most this many ms apart. */
const doubleTapTime = 300

interface Pointer {
  start: Point
  latest: Point
}

/** In px. With one pointer, the middle is its position and the distance is 0. */
function measureGrip(pointers: Map<number, Pointer>): { middle: Point; distance: number } {
  const [first, second] = [...pointers.values()].map(({ latest }) => latest)
  if (!first) return { middle: { x: 0, y: 0 }, distance: 0 }
  if (!second) return { middle: first, distance: 0 }
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    distance: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

/**
 * Zooms by click, double tap, wheel and pinch, and moves the picture by dragging. A swipe over an unzoomed picture
 * calls `onSwipe` with 1 for the next picture or -1 for the previous picture.
 */
export function useZoom(picture: { width: number; height: number }, onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(initialZoom)
  const pointers = useRef(new Map<number, Pointer>())
  const lastTapTime = useRef(-doubleTapTime)
  const stage = useRef<HTMLDivElement>(null)

  const measureBox = () => stage.current?.getBoundingClientRect() ?? new DOMRect()
  const measureStage = () => buildStage({ x: measureBox().width, y: measureBox().height }, picture)
  const getPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = measureBox()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const enlargePicture = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setZoom((formerZoom) => scalePicture(formerZoom, factor, point, measureStage()))
  const toggleZoom = (point: Point) =>
    setZoom((formerZoom) =>
      formerZoom.scale > 1 ? initialZoom : scalePicture(formerZoom, tapScale, point, measureStage()),
    )

  const handleTap = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return toggleZoom(getPoint(event))
    const isDoubleTap = event.timeStamp - lastTapTime.current < doubleTapTime
    lastTapTime.current = isDoubleTap ? -doubleTapTime : event.timeStamp
    if (isDoubleTap) toggleZoom(getPoint(event))
  }
  const handleRelease = (event: PointerEvent) => {
    const pointer = pointers.current.get(event.pointerId)
    const isOnlyPointer = pointers.current.size === 1
    pointers.current.delete(event.pointerId)
    if (!pointer || !isOnlyPointer || event.type === 'pointercancel') return
    const distanceX = pointer.latest.x - pointer.start.x
    const distanceY = pointer.latest.y - pointer.start.y
    if (Math.hypot(distanceX, distanceY) <= maxTapMovement) handleTap(event)
    else if (zoom.scale === 1 && Math.abs(distanceX) > Math.max(minSwipeDistance, Math.abs(distanceY)))
      onSwipe(distanceX < 0 ? 1 : -1)
  }
  return {
    zoom,
    enlargePicture,
    resetZoom: () => setZoom(initialZoom),
    handlers: {
      ref: stage,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        // Pointer capture lets a drag continue outside the picture. jsdom and old browsers do not support it.
        event.currentTarget.setPointerCapture?.(event.pointerId)
        pointers.current.set(event.pointerId, { start: getPoint(event), latest: getPoint(event) })
      },
      onPointerMove: (event: PointerEvent) => {
        const pointer = pointers.current.get(event.pointerId)
        if (!pointer) return
        const gripBefore = measureGrip(pointers.current)
        pointers.current.set(event.pointerId, { ...pointer, latest: getPoint(event) })
        const gripAfter = measureGrip(pointers.current)
        const movement = { x: gripAfter.middle.x - gripBefore.middle.x, y: gripAfter.middle.y - gripBefore.middle.y }
        setZoom((formerZoom) => {
          const enlargedZoom =
            gripBefore.distance > 0
              ? scalePicture(formerZoom, gripAfter.distance / gripBefore.distance, gripAfter.middle, measureStage())
              : formerZoom
          return shiftPicture(enlargedZoom, movement, measureStage())
        })
      },
      onPointerUp: handleRelease,
      onPointerCancel: handleRelease,
      onWheel: (event: WheelEvent) => {
        // A pinch on a touchpad would otherwise zoom the whole page.
        event.preventDefault()
        enlargePicture(Math.exp(-event.deltaY / 400), getPoint(event))
      },
    },
  }
}

/**
 * At scale 1, the picture fits the stage. `x` and `y` are the offset in px between the centres of the picture and the
 * stage.
 */
interface Zoom {
  scale: number
  x: number
  y: number
}

/** In px, either an offset from the centre of the stage or a size. */
interface Point {
  x: number
  y: number
}

interface Stage {
  size: Point
  /** The size of the picture at scale 1. */
  pictureSize: Point
}

export const initialZoom: Zoom = { scale: 1, x: 0, y: 0 }
const tapScale = 2.5
const maxScale = 4

export function buildStage(size: Point, picture: { width: number; height: number }): Stage {
  const ratio = Math.min(size.x / picture.width, size.y / picture.height)
  return { size, pictureSize: { x: picture.width * ratio, y: picture.height * ratio } }
}

/** The part of the picture under `point` does not move, unless a gap would otherwise appear beside the picture. */
export function scalePicture(zoom: Zoom, factor: number, point: Point, stage: Stage): Zoom {
  const scale = Math.min(maxScale, Math.max(1, zoom.scale * factor))
  const ratio = scale / zoom.scale
  return clampZoom({ scale, x: point.x - (point.x - zoom.x) * ratio, y: point.y - (point.y - zoom.y) * ratio }, stage)
}

/** The picture moves no further than is needed to show its edge. */
export const shiftPicture = (zoom: Zoom, offset: Point, stage: Stage): Zoom =>
  clampZoom({ ...zoom, x: zoom.x + offset.x, y: zoom.y + offset.y }, stage)

function clampZoom({ scale, x, y }: Zoom, { size, pictureSize }: Stage): Zoom {
  const findMaxOffset = (stageLength: number, pictureLength: number) =>
    Math.max(0, (pictureLength * scale - stageLength) / 2)
  const clampValue = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value))
  // `+ 0` turns -0 into 0.
  return {
    scale,
    x: clampValue(x, findMaxOffset(size.x, pictureSize.x)) + 0,
    y: clampValue(y, findMaxOffset(size.y, pictureSize.y)) + 0,
  }
}
