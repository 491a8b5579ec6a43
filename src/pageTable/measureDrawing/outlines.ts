/**
 * The outlines of a product in cm: x from its left edge, y up from the floor. They are schematic (docs/look.md,
 * "Dimension sheet"): known dimensions are exact, and the others are plausible fractions of them.
 */
export type Shape =
  | { kind: 'box'; x: number; y: number; width: number; height: number }
  | { kind: 'line'; points: readonly (readonly [number, number])[]; closed?: boolean }
  | { kind: 'circle'; x: number; y: number; radius: number }

export interface Dimensions extends Record<string, number> {
  width: number
  depth: number
  height: number
}

const box = (x: number, y: number, width: number, height: number): Shape => ({ kind: 'box', x, y, width, height })
const line = (...points: [number, number][]): Shape => ({ kind: 'line', points })
const area = (...points: [number, number][]): Shape => ({ kind: 'line', points, closed: true })

/** Draws two legs at the ends, from the floor up. */
const legs = (across: number, height: number, leg = Math.min(5, across / 10)): Shape[] =>
  height > 0 ? [box(0, 0, leg, height), box(across - leg, 0, leg, height)] : []

/** Draws a top or body on legs, for tables, cabinets and beds without a headboard. `across` is the width in the view. */
export function body(across: number, { height, clearance = 0 }: Dimensions): Shape[] {
  return [...legs(across, clearance), box(0, clearance, across, height - clearance)]
}

/** The height of a stool is its seat height, so it is drawn as a slab on legs. */
const stoolSlab = 5
const isStool = ({ height, seat_height = 0 }: Dimensions): boolean => height - seat_height < 3
const stool = (across: number, one: Dimensions) => body(across, { ...one, clearance: one.height - stoolSlab })

/**
 * The thickness in cm of a seat, an arm and a back, with or without upholstery, and how far the back leans out behind
 * the seat.
 */
const measureCushion = ({ seat_depth, seat_height = 0 }: Dimensions) => Math.min(seat_height, seat_depth ? 16 : 5)
const arm = 3
const lean = 30

export function seatFront(one: Dimensions): Shape[] {
  if (isStool(one)) return stool(one.width, one)
  const { width, height, seat_height = 0, arm_height } = one
  const cushion = measureCushion(one)
  const leg = Math.min(4, width / 12)
  const rest = arm_height ? Math.min(14, width * 0.1) : 0
  const sides = [0, width]
  return [
    ...legs(width, seat_height - cushion, leg),
    box(0, seat_height - cushion, width, cushion),
    box(rest, seat_height, width - 2 * rest, height - seat_height),
    ...(arm_height
      ? sides.flatMap((edge) => [
          box(edge && edge - leg, seat_height, leg, arm_height - arm - seat_height),
          box(edge && edge - rest, arm_height - arm, rest, arm),
        ])
      : []),
  ]
}

/** Draws a seat from the right, with the front at the left and the back leaning out at the right. */
export function seatSide(one: Dimensions): Shape[] {
  if (isStool(one)) return stool(one.depth, one)
  const { depth, height, seat_height = 0, arm_height, seat_depth } = one
  const under = seat_height - measureCushion(one)
  const leg = Math.min(4, depth / 12)
  const seat = Math.max(Math.min(seat_depth ?? depth * 0.8, depth - 4), depth - lean)
  const thick = Math.min(depth - seat, seat_depth ? 16 : 4)
  return [
    box(leg, 0, leg, under),
    area([depth - 2 * leg, under], [depth - leg, 0], [depth, 0], [depth - leg, under]),
    box(0, under, seat, seat_height - under),
    area([seat, under], [depth - thick, height], [depth, height], [seat + thick, under]),
    ...(arm_height
      ? [box(leg, seat_height, leg, arm_height - arm - seat_height), box(0, arm_height - arm, seat + thick / 2, arm)]
      : []),
  ]
}

export function bedFront({ width, height, clearance = 0 }: Dimensions): Shape[] {
  return [
    ...body(width, { width, depth: 0, height: height * 0.5, clearance }),
    box(0, height * 0.5, width, height * 0.5),
  ]
}

/** Draws a bed from the side, with the headboard at the left. */
export function bedSide({ depth, height, clearance = 0 }: Dimensions): Shape[] {
  return [box(0, 0, 6, height), ...legs(depth, clearance), box(6, clearance, depth - 6, height * 0.5 - clearance)]
}

/** Draws a shade on a cord that continues beyond the drawing. */
export function hangingLamp(across: number, { height }: Dimensions): Shape[] {
  const middle = across / 2
  const collar = across * 0.08
  return [
    line([middle, height], [middle, height + Math.min(40, height)]),
    area(
      [0, 0],
      [across * 0.12, height * 0.55],
      [middle - collar, height],
      [middle + collar, height],
      [across * 0.88, height * 0.55],
      [across, 0],
    ),
  ]
}

/** Draws a lamp with its shade on a stem, which is short for a table lamp and long for a floor lamp. */
export function standingLamp(across: number, { height }: Dimensions): Shape[] {
  const shade = Math.min(height * 0.5, across * 0.7)
  const foot = across * 0.3
  const middle = across / 2
  return [
    area([0, height - shade], [across * 0.15, height], [across * 0.85, height], [across, height - shade]),
    line([middle, height - shade], [middle, 2]),
    box(middle - foot, 0, 2 * foot, 2),
  ]
}
