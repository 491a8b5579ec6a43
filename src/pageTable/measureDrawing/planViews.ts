import type { View } from './drawing'
import {
  bedFront,
  bedSide,
  body,
  type Dimensions,
  hangingLamp,
  seatFront,
  seatSide,
  type Shape,
  standingLamp,
} from './outlines'

/** Returns the views that best show a product of this form. */
export const planViews = (dimensions: Dimensions): Plan[] => plans[detectForm(dimensions)](dimensions)

/** The form in which a product is drawn, which depends on its dimensions (data/catalogue/README). */
type Form = 'flat' | 'bed' | 'seat' | 'hanging lamp' | 'standing lamp' | 'on the wall' | 'body'

/** The cord length in cm from which a lamp hangs from the ceiling, unless it is as tall as a floor lamp. */
const ceilingCord = 250
const floorLamp = 100
const flat = 4
const shallow = 10
const wide = 30

export function detectForm({ width, depth, height, seat_height, mattress_width, cord_length }: Dimensions): Form {
  if (height <= flat && Math.min(width, depth) > height) return 'flat'
  if (mattress_width) return 'bed'
  if (seat_height) return 'seat'
  if (cord_length) return cord_length >= ceilingCord && height < floorLamp ? 'hanging lamp' : 'standing lamp'
  return depth <= shallow && width >= wide ? 'on the wall' : 'body'
}

/** A view before it is drawn: its shapes and the dimensions beside it. */
export interface Plan {
  from: View['from']
  shapes: Shape[]
  /** The names of the dimensions for the view's width and height. */
  across: string
  up: string
  /** The name of a second height at the right: of the seat, or under a table top. */
  right?: string
  /** Whether the product stands on the floor. */
  stands: boolean
}

const given = (dimensions: Dimensions, ...keys: string[]) =>
  keys.find((key) => (dimensions[key] ?? 0) > 0 && dimensions[key] !== dimensions.height)

function fromAbove({ width, depth, diameter }: Dimensions): Plan {
  const shapes: Shape[] = diameter
    ? [{ kind: 'circle', x: diameter / 2, y: diameter / 2, radius: diameter / 2 }]
    : [{ kind: 'box', x: 0, y: 0, width, height: depth }]
  return { from: 'top', shapes, across: diameter ? 'diameter' : 'width', up: diameter ? '' : 'depth', stands: false }
}

/** A round product looks the same from all sides, so it needs no second view. */
function front(dimensions: Dimensions, shapes: Shape[], more: Partial<Plan> = {}): Plan {
  const across = dimensions['diameter'] === dimensions.width ? 'diameter' : 'width'
  return { from: 'front', shapes, across, up: 'height', stands: true, ...more }
}

const side = (shapes: Shape[], more: Partial<Plan> = {}): Plan => ({
  from: 'side',
  shapes,
  across: 'depth',
  up: '',
  stands: true,
  ...more,
})

const plans: Record<Form, (dimensions: Dimensions) => Plan[]> = {
  flat: (one) => [fromAbove(one)],
  bed: (one) => [front(one, bedFront(one), { right: given(one, 'clearance') }), side(bedSide(one))],
  seat: (one) => [
    front(one, seatFront(one), { right: given(one, 'seat_height') }),
    side(seatSide(one), { up: given(one, 'arm_height') ?? '' }),
  ],
  'hanging lamp': (one) => [front(one, hangingLamp(one.width, one), { stands: false })],
  'standing lamp': (one) => [
    front(one, standingLamp(one.width, one)),
    ...(one['diameter'] ? [] : [side(standingLamp(one.depth, one))]),
  ],
  'on the wall': (one) => [
    front(one, drawWallShape(one), { stands: false }),
    side([{ kind: 'box', x: 0, y: 0, width: one.depth, height: one.height }], { stands: false }),
  ],
  body: (one) => [
    front(one, body(one.width, one), { right: given(one, 'clearance') }),
    one['diameter'] ? fromAbove(one) : side(body(one.depth, one)),
  ],
}

function drawWallShape({ width, height, diameter }: Dimensions): Shape[] {
  if (diameter) return [{ kind: 'circle', x: diameter / 2, y: diameter / 2, radius: diameter / 2 }]
  return [{ kind: 'box', x: 0, y: 0, width, height }]
}
