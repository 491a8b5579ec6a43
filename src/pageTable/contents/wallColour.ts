import type { Picture } from '../../contract/picture'

/**
 * Returns the colour of the wall at the top of a room, or null if it is unknown. A dark wall is lightened until ink text
 * is readable on it.
 */
export function findWallColour({ tone_top: wall }: Picture): string | null {
  if (!wall) return null
  return whiteShares.map((share) => lighten(wall, share)).find(hasInkContrast) ?? null
}

/** The shares of white that can be mixed into a wall, in ascending order. */
const whiteShares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]

const lighten = (hex: string, share: number) =>
  `#${readChannels(hex)
    .map((channel) => Math.round(channel + (255 - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

const readChannels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16))

/** The relative luminance above which a background gives ink text a contrast of at least 4.5:1 (docs/look.md, "Colour"). */
const darkest = 0.228

/** Whether ink text is readable on a colour. The wall in a photograph may be too dark. */
export function hasInkContrast(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = readChannels(hex).map((channel) => linear(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > darkest
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
