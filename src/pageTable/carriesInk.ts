/** Relative luminance of the lightest ground on which ink text has less than 4.5:1 (docs/look.md, "Colour"). */
const darkest = 0.228

/** Whether ink text can be read on a colour. A photograph's wall may be too dark for it. */
export function carriesInk(hex: string): boolean {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => linear(parseInt(hex.slice(at, at + 2), 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue > darkest
}

const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4)
