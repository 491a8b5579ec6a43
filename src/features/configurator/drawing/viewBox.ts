import type { Wall } from '../design/Design'
import type { WallArea } from '../design/measures'

/** All values are in mm, in SVG coordinates: y increases downwards, and the floor is at y = 0. */
export interface ViewBox {
  x: number
  y: number
  width: number
  height: number
}

/** The space in mm around the wall for dimensions, the floor and a person. */
const margins = { left: 420, right: 720, above: 170, below: 400 }

export const createViewBox = ({ width, height }: Pick<Wall, 'width' | 'height'>): ViewBox => ({
  x: -margins.left,
  y: -height - margins.above,
  width: width + margins.left + margins.right,
  height: height + margins.above + margins.below,
})

export const formatViewBox = ({ x, y, width, height }: ViewBox): string => `${x} ${y} ${width} ${height}`

export const buildBox = ({ left, right, bottom, top }: WallArea): ViewBox => ({
  x: left,
  y: -top,
  width: right - left,
  height: top - bottom,
})

/** The minimum width and height of a target in px. WCAG 2.2 (2.5.8) requires 24. */
const minTargetSize = 26

/**
 * Enlarges a box around its centre until it is a large enough target.
 * @param scale in px per mm
 */
export function enlargeViewBox({ x, y, width, height }: ViewBox, scale: number): ViewBox {
  const minSize = minTargetSize / scale
  const [enlargedWidth, enlargedHeight] = [Math.max(width, minSize), Math.max(height, minSize)]
  return {
    x: x - (enlargedWidth - width) / 2,
    y: y - (enlargedHeight - height) / 2,
    width: enlargedWidth,
    height: enlargedHeight,
  }
}
