import type { Picture } from '../../contract/picture'

/** Returns the colour of the wall at the top of a room, or null if it is unknown or ink text is not readable on it. */
export const findWallColour = ({ tone_top: wall }: Picture): string | null =>
  wall && hasInkContrast(wall) ? wall : null

/** The relative luminance above which a background gives ink text a contrast of at least 4.5:1 (docs/look.md, "Colour"). */
const darkest = 0.228

/** Whether ink text is readable on a colour. The wall in a photograph may be too dark. */
export function hasInkContrast(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > darkest
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
