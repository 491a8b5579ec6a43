/** A line of a measure drawing's text: the name of the dimension and where its figure stands, in units of the view. */
export interface Figure {
  key: string
  x: number
  y: number
  anchor: 'start' | 'middle' | 'end'
}

/**
 * One view of a piece, drawn to scale. `box` is x, y, width and height of what it takes; `piece`, `lines` (measure
 * lines) and `floor` are paths of an svg. All views of a drawing have the same scale.
 */
export interface View {
  from: 'front' | 'side' | 'top'
  box: [number, number, number, number]
  piece: string
  lines: string
  floor: string
  figures: Figure[]
}

/** A piece drawn to scale from its measures, for the page to show. */
export type Drawing = View[]
