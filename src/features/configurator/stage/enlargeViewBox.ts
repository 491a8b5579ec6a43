import type { ViewBox } from '../drawing/viewBox'

/** The minimum height and width of a target in px (WCAG 2.2, 2.5.8). */
const smallestTarget = 26

/** Enlarges a box around its middle to a size that a finger can hit. */
export function enlargeViewBox({ x, y, width, height }: ViewBox, scale: number): ViewBox {
  const least = smallestTarget / scale
  const [wide, high] = [Math.max(width, least), Math.max(height, least)]
  return { x: x - (wide - width) / 2, y: y - (high - height) / 2, width: wide, height: high }
}
