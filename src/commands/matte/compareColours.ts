type Ratio = [brightness: number, warmth: number, coldness: number]

/**
 * Returns the brightness of a pixel relative to another colour, and by how much its relative red and blue differ from
 * its relative green. `index` is the number of the pixel, and `otherIndex` is the position of the other colour in
 * `other`.
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

export const isSimilarColour = (
  [brightness, warmth, coldness]: Ratio,
  maxWarmth: number,
  maxColdness: number,
  minBrightness: number,
  maxBrightness: number,
) =>
  brightness > minBrightness &&
  brightness < maxBrightness &&
  Math.abs(warmth) < maxWarmth &&
  Math.abs(coldness) < maxColdness

/** The maximum brightness of an even ground, relative to the expected ground. */
export const maxGroundBrightness = 1.1
