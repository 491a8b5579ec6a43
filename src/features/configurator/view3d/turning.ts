import type { Direction } from '../planner/useDesignKeys'

/** In degrees. */
export interface Viewpoint {
  /** Positive when the user looks from the left, negative from the right. */
  yaw: number
  /** 0 when the user looks horizontally; positive from above. */
  pitch: number
}

/** In degrees. Beyond these limits, the user would look along the wall, from below, or only at the tops of parts. */
export const turnLimits = { maxYaw: 60, minPitch: 0, maxPitch: 40 }

/** From the left, the depth of the unit is visible. */
export const initialViewpoint: Viewpoint = { yaw: 28, pitch: 10 }

const degreesPerPress = 8

const turnSteps: Record<Direction, Viewpoint> = {
  left: { yaw: -degreesPerPress, pitch: 0 },
  right: { yaw: degreesPerPress, pitch: 0 },
  up: { yaw: 0, pitch: degreesPerPress },
  down: { yaw: 0, pitch: -degreesPerPress },
}

export const addTurn = ({ yaw, pitch }: Viewpoint, turn: Viewpoint): Viewpoint => ({
  yaw: limitValue(yaw + turn.yaw, -turnLimits.maxYaw, turnLimits.maxYaw),
  pitch: limitValue(pitch + turn.pitch, turnLimits.minPitch, turnLimits.maxPitch),
})

export const turnViewpoint = (viewpoint: Viewpoint, direction: Direction): Viewpoint =>
  addTurn(viewpoint, turnSteps[direction])

const degreesPerPixel = 0.25

/** A finger turns the room sideways only, because a vertical swipe scrolls the page. */
export const dragViewpoint = (viewpoint: Viewpoint, { x, y }: { x: number; y: number }, isTouch: boolean): Viewpoint =>
  addTurn(viewpoint, { yaw: x * degreesPerPixel, pitch: isTouch ? 0 : y * degreesPerPixel })

const limitValue = (value: number, min: number, max: number) => Math.min(max, Math.max(min, value))
