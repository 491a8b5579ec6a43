type Ratio = [brightness: number, warmth: number, coldness: number]

/** Compares a pixel with a colour: how bright it is in comparison, and how much its red and blue differ from its green. */
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

export const isTint = ([brightness, warmth, coldness]: Ratio, red: number, blue: number, least: number, most: number) =>
  brightness > least && brightness < most && Math.abs(warmth) < red && Math.abs(coldness) < blue

/** How much brighter than the rest an even ground may be. */
export const maxBrightness = 1.1
