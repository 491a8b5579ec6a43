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

/** The length in cm of the cord from which a lamp hangs, unless the lamp is as tall as a floor lamp. */
const ceilingCord = 250
const floorLamp = 100
/** The maximum depth and the minimum width, in cm, of a product on the wall. */
const shallowDepth = 10
const wideWidth = 30

/** Returns whether a product of these dimensions (in cm) stands on the floor, or where it hangs. */
export function findPlace({
  width = 0,
  depth = 0,
  height = 0,
  cord_length = 0,
}: Readonly<Record<string, number>>): 'floor' | 'wall' | 'ceiling' {
  if (cord_length >= ceilingCord && height < floorLamp) return 'ceiling'
  return depth <= shallowDepth && width >= wideWidth ? 'wall' : 'floor'
}
