import { type PointerEvent, useRef, useState, type WheelEvent } from 'react'

/** Px that a finger may stray in a tap, and that it must go for the next picture; ms between two taps. */
const stray = 8
const swipe = 48
const doubleTap = 300

interface Hand {
  start: Point
  now: Point
}

/** The fingers' middle and how far they are apart; one finger is its own middle. */
function measureGrip(hands: Map<number, Hand>): { middle: Point; apart: number } {
  const [first, second] = [...hands.values()].map(({ now }) => now)
  if (!first) return { middle: { x: 0, y: 0 }, apart: 0 }
  if (!second) return { middle: first, apart: 0 }
  return {
    middle: { x: (first.x + second.x) / 2, y: (first.y + second.y) / 2 },
    apart: Math.hypot(first.x - second.x, first.y - second.y),
  }
}

/**
 * Looking closer at a picture: click or double tap, wheel, pinch and drag. A swipe over a whole picture asks for
 * another: `onSwipe` gets 1 for the next and -1 for the one before.
 */
export function useZoom(picture: { width: number; height: number }, onSwipe: (step: 1 | -1) => void) {
  const [zoom, setZoom] = useState<Zoom>(whole)
  const hands = useRef(new Map<number, Hand>())
  const lastTap = useRef(-doubleTap)
  const stage = useRef<HTMLDivElement>(null)

  const box = () => stage.current?.getBoundingClientRect() ?? new DOMRect()
  const sizes = () => buildStage({ x: box().width, y: box().height }, picture)
  const getPoint = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = box()
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
  }
  const closer = (factor: number, point: Point = { x: 0, y: 0 }) =>
    setZoom((before) => zoomBy(before, factor, point, sizes()))
  const toggle = (point: Point) =>
    setZoom((before) => (before.scale > 1 ? whole : zoomBy(before, close, point, sizes())))

  const tap = (event: PointerEvent) => {
    if (event.pointerType === 'mouse') return toggle(getPoint(event))
    const twice = event.timeStamp - lastTap.current < doubleTap
    lastTap.current = twice ? -doubleTap : event.timeStamp
    if (twice) toggle(getPoint(event))
  }
  const release = (event: PointerEvent) => {
    const hand = hands.current.get(event.pointerId)
    const alone = hands.current.size === 1
    hands.current.delete(event.pointerId)
    if (!hand || !alone || event.type === 'pointercancel') return
    const across = hand.now.x - hand.start.x
    const down = hand.now.y - hand.start.y
    if (Math.hypot(across, down) <= stray) tap(event)
    else if (zoom.scale === 1 && Math.abs(across) > Math.max(swipe, Math.abs(down))) onSwipe(across < 0 ? 1 : -1)
  }
  return {
    zoom,
    closer,
    reset: () => setZoom(whole),
    handlers: {
      ref: stage,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (event.button !== 0) return
        // A drag goes on when it leaves the picture; jsdom and old browsers do without.
        event.currentTarget.setPointerCapture?.(event.pointerId)
        hands.current.set(event.pointerId, { start: getPoint(event), now: getPoint(event) })
      },
      onPointerMove: (event: PointerEvent) => {
        const hand = hands.current.get(event.pointerId)
        if (!hand) return
        const before = measureGrip(hands.current)
        hands.current.set(event.pointerId, { ...hand, now: getPoint(event) })
        const after = measureGrip(hands.current)
        const by = { x: after.middle.x - before.middle.x, y: after.middle.y - before.middle.y }
        setZoom((now) => {
          const grown = before.apart > 0 ? zoomBy(now, after.apart / before.apart, after.middle, sizes()) : now
          return moveBy(grown, by, sizes())
        })
      },
      onPointerUp: release,
      onPointerCancel: release,
      onWheel: (event: WheelEvent) => {
        // Else a pinch on a touch pad would enlarge the whole page.
        event.preventDefault()
        closer(Math.exp(-event.deltaY / 400), getPoint(event))
      },
    },
  }
}

/** How a picture stands on the screen: how many times as large as when whole, and how far its middle is from the stage's, in px. */
interface Zoom {
  scale: number
  x: number
  y: number
}

/** Px from the middle of the stage, or a size in px. */
interface Point {
  x: number
  y: number
}

/** What the picture stands on, and how large it is there when whole, in px. */
interface Stage {
  size: Point
  shown: Point
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
/** What a click or a double tap brings, and what can be had at most. */
const close = 2.5
const closest = 4

/** The stage of a picture that is shown whole in the middle of it. */
export function buildStage(size: Point, picture: { width: number; height: number }): Stage {
  const ratio = Math.min(size.x / picture.width, size.y / picture.height)
  return { size, shown: { x: picture.width * ratio, y: picture.height * ratio } }
}

/** The picture a number of times larger or smaller than now; the point stays under the finger. */
export function zoomBy(zoom: Zoom, factor: number, point: Point, stage: Stage): Zoom {
  const scale = Math.min(closest, Math.max(1, zoom.scale * factor))
  const grown = scale / zoom.scale
  return within({ scale, x: point.x - (point.x - zoom.x) * grown, y: point.y - (point.y - zoom.y) * grown }, stage)
}

/** The picture moved by some px, no further than its edge. */
export const moveBy = (zoom: Zoom, by: Point, stage: Stage): Zoom =>
  within({ ...zoom, x: zoom.x + by.x, y: zoom.y + by.y }, stage)

function within({ scale, x, y }: Zoom, { size, shown }: Stage): Zoom {
  const reach = (whole: number, shown: number) => Math.max(0, (shown * scale - whole) / 2)
  const keep = (value: number, most: number) => Math.min(most, Math.max(-most, value))
  // `+ 0` turns a minus zero into zero.
  return { scale, x: keep(x, reach(size.x, shown.x)) + 0, y: keep(y, reach(size.y, shown.y)) + 0 }
}
