/** A figure in a measure drawing: the name of the dimension, and its position in units of the view. */
export interface Figure {
  key: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/**
 * One view of a product with its measure lines. `box` is its SVG viewBox (x, y, width, height), and its origin is the
 * point where the left edge of the drawing meets the floor. `lines` (measure lines) and `floor` are SVG paths. The file
 * `href` has the drawing in mm, and `scale` is in units per mm. All views of a drawing have the same scale.
 */
export interface MeasuredView {
  from: 'front' | 'side' | 'top'
  href: string
  scale: number
  box: [number, number, number, number]
  lines: string
  floor: string
  figures: Figure[]
}

export type MeasureDrawing = MeasuredView[]

/** The cord length in cm from which a lamp hangs from the ceiling, unless it is as tall as a floor lamp. */
const ceilingCord = 250
const floorLamp = 100
/** A product on the wall is at most this deep and at least this wide, in cm. */
const shallow = 10
const wide = 30

/** Returns where a product of these dimensions in cm has its place: it stands on the floor, or hangs. */
export function findPlace({
  width = 0,
  depth = 0,
  height = 0,
  cord_length = 0,
}: Readonly<Record<string, number>>): 'floor' | 'wall' | 'ceiling' {
  if (cord_length >= ceilingCord && height < floorLamp) return 'ceiling'
  return depth <= shallow && width >= wide ? 'wall' : 'floor'
}
