import type { Picture } from '../../contract/picture'

/**
 * Returns the colour of the wall at the top of a photo, or null if the colour is unknown. A dark wall is lightened
 * until ink text is readable on it.
 */
export function findWallColour({ tone_top: wall }: Picture): string | null {
  if (!wall) return null
  return mixingShares.map((share) => mixColours(wall, 255, share)).find(hasInkContrast) ?? null
}

/** The wall in the photo of a room, which a field beside or above the photo continues. The tones are CSS colours. */
export interface Wall {
  left: string
  top: string
  right: string
  /** Whether the text on the wall has the colour of paper instead of ink. */
  isDark: boolean
}

/**
 * Returns the wall in the photo of a room with its three tones, or null if a tone is unknown. The tones are lightened
 * for text in ink or darkened for text in the colour of paper, whichever changes them less.
 */
export function buildWall({ tone_left, tone_top, tone_right }: Picture): Wall | null {
  if (!tone_left || !tone_top || !tone_right) return null
  const tones = [tone_left, tone_top, tone_right]
  const lighterIndex = mixingShares.findIndex((share) =>
    tones.every((tone) => hasInkContrast(mixColours(tone, 255, share))),
  )
  const darkerIndex = mixingShares.findIndex((share) =>
    tones.every((tone) => hasPaperContrast(mixColours(tone, 0, share))),
  )
  const isDark = lighterIndex < 0 || (darkerIndex >= 0 && darkerIndex < lighterIndex)
  const share = mixingShares[isDark ? darkerIndex : lighterIndex] ?? 0
  const [left, top, right] = tones.map((tone) => mixColours(tone, isDark ? 0 : 255, share)) as [string, string, string]
  return { left, top, right, isDark }
}

/** The shares of white or black that can be mixed into a wall, in ascending order. */
const mixingShares = [0, 0.1, 0.2, 0.3, 0.4, 0.5, 0.6]

const mixColours = (hex: string, addedChannel: number, share: number) =>
  `#${readChannels(hex)
    .map((channel) => Math.round(channel + (addedChannel - channel) * share))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`

const readChannels = (hex: string) => [1, 3, 5].map((index) => parseInt(hex.slice(index, index + 2), 16))

/**
 * The relative luminance above which a background gives ink text a contrast of at least 4.5:1 (docs/look.md, "Colour").
 */
const minInkLuminance = 0.228

export const hasInkContrast = (hex: string): boolean => measureLuminance(hex) > minInkLuminance

/** The relative luminance below which a background gives text in the colour of paper a contrast of at least 4.5:1. */
const maxPaperLuminance = 0.156

const hasPaperContrast = (hex: string): boolean => measureLuminance(hex) < maxPaperLuminance

function measureLuminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = readChannels(hex).map((channel) => linearizeChannel(channel / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linearizeChannel = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
