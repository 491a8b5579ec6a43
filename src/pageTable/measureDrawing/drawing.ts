/** A figure in a measure drawing: the name of the dimension, and its position in units of the view. */
export interface Figure {
  key: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/**
 * One view of a product, drawn to scale. `box` is its SVG viewBox (x, y, width, height). `outline`, `lines` (measure
 * lines) and `floor` are SVG paths. All views of a drawing have the same scale.
 */
export interface View {
  from: 'front' | 'side' | 'top'
  box: [number, number, number, number]
  outline: string
  lines: string
  floor: string
  figures: Figure[]
}

export type Drawing = View[]
