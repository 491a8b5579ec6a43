/** A figure in a measure drawing: the name of the dimension, and the position of the figure in units of the view. */
export interface Figure {
  key: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/**
 * One view of a product with its measure lines. `box` is the SVG viewBox of the view (x, y, width, height). The origin
 * is the bottom left corner of the drawing. `lines` (the measure lines) and `floor` are SVG paths. `floor` is empty if
 * the view does not show the product on a floor. The file `href` contains the drawing in mm. `scale` is in units per mm
 * and is the same for all views of a drawing.
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

/** The minimum length in cm of the cord of a ceiling lamp. */
const minCeilingCord = 250
/** The height in cm from which a lamp counts as a floor lamp, however long its cord is. */
const minFloorLampHeight = 100
/** The maximum depth and the minimum width, in cm, of a product on the wall. */
const maxWallDepth = 10
const minWallWidth = 30

/** Returns where a product with these dimensions (in cm) stands or hangs. */
export function findPlace({
  width = 0,
  depth = 0,
  height = 0,
  cord_length = 0,
}: Readonly<Record<string, number>>): 'floor' | 'wall' | 'ceiling' {
  if (cord_length >= minCeilingCord && height < minFloorLampHeight) return 'ceiling'
  return depth <= maxWallDepth && width >= minWallWidth ? 'wall' : 'floor'
}
