import type { Dimensions } from './outlines'

/** What a piece looks like as a drawing, by the dimensions that the shop gives for it (data/catalogue/README). */
export type Form = 'flat' | 'bed' | 'seat' | 'hanging lamp' | 'standing lamp' | 'on the wall' | 'body'

/** cm. A cord as long as this hangs from a ceiling, unless the lamp is as tall as one that stands on the floor. */
const ceilingCord = 250
const floorLamp = 100
const flat = 4
const shallow = 10
const wide = 30

export function formOf({ width, depth, height, seat_height, mattress_width, cord_length }: Dimensions): Form {
  if (height <= flat && Math.min(width, depth) > height) return 'flat'
  if (mattress_width) return 'bed'
  if (seat_height) return 'seat'
  if (cord_length) return cord_length >= ceilingCord && height < floorLamp ? 'hanging lamp' : 'standing lamp'
  return depth <= shallow && width >= wide ? 'on the wall' : 'body'
}
