import type { ViewBox } from '../drawing/viewBox'

/** The minimum height and width of a target in px (WCAG 2.2, 2.5.8). */
const smallestTarget = 26

/** Enlarges a box around its middle to a size that a finger can hit. */
export function enlargeViewBox({ x, y, width, height }: ViewBox, scale: number): ViewBox {
  const minSize = smallestTarget / scale
  const [enlargedWidth, enlargedHeight] = [Math.max(width, minSize), Math.max(height, minSize)]
  return {
    x: x - (enlargedWidth - width) / 2,
    y: y - (enlargedHeight - height) / 2,
    width: enlargedWidth,
    height: enlargedHeight,
  }
}
