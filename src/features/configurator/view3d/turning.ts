import type { Direction } from '../planner/useDesignKeys'

/** The angles from which a user looks at the room, in degrees. */
export interface Viewpoint {
  /** Positive from the left, negative from the right. */
  yaw: number
  /** From above; 0 is level. */
  pitch: number
}

/** In degrees. Beyond these angles, the user would look along the wall, from below, or only at the tops of parts. */
export const turnLimits = { maxYaw: 60, minPitch: 0, maxPitch: 40 }

/** The view opens from the left, so that the depth of the unit is visible. */
export const initialViewpoint: Viewpoint = { yaw: 28, pitch: 10 }

/** The angle by which a button or a key turns the view, in degrees. */
const degreesPerPress = 8

const turnSteps: Record<Direction, Viewpoint> = {
  left: { yaw: -degreesPerPress, pitch: 0 },
  right: { yaw: degreesPerPress, pitch: 0 },
  up: { yaw: 0, pitch: degreesPerPress },
  down: { yaw: 0, pitch: -degreesPerPress },
}

export const turnBy = ({ yaw, pitch }: Viewpoint, by: Viewpoint): Viewpoint => ({
  yaw: limitValue(yaw + by.yaw, -turnLimits.maxYaw, turnLimits.maxYaw),
  pitch: limitValue(pitch + by.pitch, turnLimits.minPitch, turnLimits.maxPitch),
})

export const turnViewpoint = (from: Viewpoint, to: Direction): Viewpoint => turnBy(from, turnSteps[to])

const degreesPerPixel = 0.25

/** A finger turns the room sideways only, because a vertical swipe scrolls the page. */
export const turnByDrag = (from: Viewpoint, { x, y }: { x: number; y: number }, isTouch: boolean): Viewpoint =>
  turnBy(from, { yaw: x * degreesPerPixel, pitch: isTouch ? 0 : y * degreesPerPixel })

const limitValue = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
