/** The angles from which a user looks at the room, in degrees. */
export interface Viewpoint {
  /** Positive from the left, negative from the right. */
  yaw: number
  /** From above; 0 is level. */
  pitch: number
}

/** The limits of the angles in degrees. Beyond them, the user would look along the wall, from below, or at little but the tops. */
export const turnLimits = { yaw: 60, lowest: 0, highest: 40 }

/** The viewpoint with which the view opens: from the left, so that the depth of the unit shows. */
export const initialViewpoint: Viewpoint = { yaw: 28, pitch: 10 }

export type Turn = 'left' | 'right' | 'up' | 'down'

/** The degrees of one press on a button or a key. */
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

/** Returns the turn that a key of the keyboard stands for; null for other keys. */
export const readTurn = (key: string): Turn | null => turnKeys.get(key) ?? null

/** Turns the view by some degrees, within its limits. */
export const turnBy = ({ yaw, pitch }: Viewpoint, by: Viewpoint): Viewpoint => ({
  yaw: limitValue(yaw + by.yaw, -turnLimits.yaw, turnLimits.yaw),
  pitch: limitValue(pitch + by.pitch, turnLimits.lowest, turnLimits.highest),
})

export const turnViewpoint = (from: Viewpoint, to: Turn): Viewpoint => turnBy(from, turnSteps[to])

/** The degrees by which a drag of one px turns the view. */
const degreesPerPixel = 0.25

/**
 * Returns the viewpoint after a drag: the room follows the pointer. A finger turns it sideways only, because it scrolls
 * the page up and down.
 */
export const turnByDrag = (from: Viewpoint, { x, y }: { x: number; y: number }, isTouch: boolean): Viewpoint =>
  turnBy(from, { yaw: x * degreesPerPixel, pitch: isTouch ? 0 : y * degreesPerPixel })

const limitValue = (value: number, least: number, most: number) => Math.min(most, Math.max(least, value))
