import type { Wall } from '../design/Design'
import type { PartArea } from '../design/measures'

/** The rectangle that a drawing shows, in mm as SVG counts: y grows downwards, and the floor is at 0. */
export interface ViewBox {
  x: number
  y: number
  width: number
  height: number
}

/** The room that the drawing of a wall leaves for measures, the floor and a person. */
const margins = { left: 420, right: 720, above: 170, below: 400 }

export const createViewBox = ({ width, height }: Pick<Wall, 'width' | 'height'>): ViewBox => ({
  x: -margins.left,
  y: -height - margins.above,
  width: width + margins.left + margins.right,
  height: height + margins.above + margins.below,
})

export const formatViewBox = ({ x, y, width, height }: ViewBox): string => `${x} ${y} ${width} ${height}`

export const buildBox = ({ left, right, bottom, top }: PartArea): ViewBox => ({
  x: left,
  y: -top,
  width: right - left,
  height: top - bottom,
})
