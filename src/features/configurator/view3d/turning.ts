/** The angles from which a user looks at the room, in degrees. */
export interface Viewpoint {
  /** Positive from the left, negative from the right. */
  yaw: number
  /** From above; 0 is level. */
  pitch: number
}

/** In degrees. Beyond these angles, the user would look along the wall, from below, or only at the tops of parts. */
export const turnLimits = { yaw: 60, lowest: 0, highest: 40 }

/** The view opens from the left, so that the depth of the unit is visible. */
export const initialViewpoint: Viewpoint = { yaw: 28, pitch: 10 }

export type Turn = 'left' | 'right' | 'up' | 'down'

/** The angle by which a button or a key turns the view, in degrees. */
const step = 8

const turnSteps: Record<Turn, Viewpoint> = {
  left: { yaw: -step, pitch: 0 },
  right: { yaw: step, pitch: 0 },
  up: { yaw: 0, pitch: step },
  down: { yaw: 0, pitch: -step },
}

const turnKeys = new Map<string, Turn>([
  ['ArrowLeft', 'left'],
  ['ArrowRight', 'right'],
  ['ArrowUp', 'up'],
  ['ArrowDown', 'down'],
])

export const readTurn = (key: string): Turn | null => turnKeys.get(key) ?? null

export const turnBy = ({ yaw, pitch }: Viewpoint, by: Viewpoint): Viewpoint => ({
  yaw: limitValue(yaw + by.yaw, -turnLimits.yaw, turnLimits.yaw),
  pitch: limitValue(pitch + by.pitch, turnLimits.lowest, turnLimits.highest),
})

export const turnViewpoint = (from: Viewpoint, to: Turn): Viewpoint => turnBy(from, turnSteps[to])

const degreesPerPixel = 0.25

/** A finger turns the room sideways only, because a vertical swipe scrolls the page. */
export const turnByDrag = (from: Viewpoint, { x, y }: { x: number; y: number }, isTouch: boolean): Viewpoint =>
  turnBy(from, { yaw: x * degreesPerPixel, pitch: isTouch ? 0 : y * degreesPerPixel })

const limitValue = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
