/** How a picture stands on the screen: how many times as large as when whole, and how far its middle is from the stage's, in px. */
export interface Zoom {
  scale: number
  x: number
  y: number
}

/** Px from the middle of the stage, or a size in px. */
export interface Point {
  x: number
  y: number
}

/** What the picture stands on, and how large it is there when whole, in px. */
export interface Stage {
  size: Point
  shown: Point
}

export const whole: Zoom = { scale: 1, x: 0, y: 0 }
/** What a click or a double tap brings, and what can be had at most. */
export const close = 2.5
const closest = 4

/** The stage of a picture that is shown whole in the middle of it. */
export function stageOf(size: Point, picture: { width: number; height: number }): Stage {
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
