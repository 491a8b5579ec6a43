/**
 * Returns the brightness of a pixel relative to the ground at the same place, and by how much its relative red and blue
 * differ from its relative green.
 */
export function compareColours(
  colours: Float32Array,
  ground: Float32Array,
  index: number,
): [brightness: number, warmth: number, coldness: number] {
  const position = index * 3
  const red = colours[position]! / ground[position]!
  const green = colours[position + 1]! / ground[position + 1]!
  const blue = colours[position + 2]! / ground[position + 2]!
  return [(red + green + blue) / 3, red / green - 1, blue / green - 1]
}

/** The maximum brightness of an even ground, relative to the expected ground. */
export const maxGroundBrightness = 1.1

interface ColourLimits {
  warmth: number
  coldness: number
  minBrightness: number
  maxBrightness?: number
}

export function isSimilarColour(
  colours: Float32Array,
  ground: Float32Array,
  index: number,
  { minBrightness, maxBrightness = maxGroundBrightness, ...limits }: ColourLimits,
): boolean {
  const [brightness, warmth, coldness] = compareColours(colours, ground, index)
  return (
    brightness > minBrightness &&
    brightness < maxBrightness &&
    Math.abs(warmth) < limits.warmth &&
    Math.abs(coldness) < limits.coldness
  )
}
