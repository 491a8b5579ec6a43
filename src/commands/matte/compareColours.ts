type Ratio = [brightness: number, warmth: number, coldness: number]

/**
 * Returns the brightness of a pixel relative to a colour, and how much the shares of red and blue differ from green.
 */
export function compareColours(
  colours: Float32Array,
  other: ArrayLike<number>,
  index: number,
  otherIndex: number,
): Ratio {
  const red = colours[index * 3]! / other[otherIndex]!
  const green = colours[index * 3 + 1]! / other[otherIndex + 1]!
  const blue = colours[index * 3 + 2]! / other[otherIndex + 2]!
  return [(red + green + blue) / 3, red / green - 1, blue / green - 1]
}

export const isTint = (
  [brightness, warmth, coldness]: Ratio,
  red: number,
  blue: number,
  minBrightness: number,
  highestBrightness: number,
) => brightness > minBrightness && brightness < highestBrightness && Math.abs(warmth) < red && Math.abs(coldness) < blue

/** The maximum brightness of an even ground, relative to the expected ground. */
export const maxBrightness = 1.1
