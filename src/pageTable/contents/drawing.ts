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
