type Ratio = [brightness: number, warmth: number, coldness: number]

/** Compares a pixel with a colour: how bright it is in comparison, and how much its red and blue differ from its green. */
export function compare(colours: Float32Array, other: ArrayLike<number>, at: number, otherAt: number): Ratio {
  const red = colours[at * 3]! / other[otherAt]!
  const green = colours[at * 3 + 1]! / other[otherAt + 1]!
  const blue = colours[at * 3 + 2]! / other[otherAt + 2]!
  return [(red + green + blue) / 3, red / green - 1, blue / green - 1]
}

export const isTint = ([brightness, warmth, coldness]: Ratio, red: number, blue: number, least: number, most: number) =>
  brightness > least && brightness < most && Math.abs(warmth) < red && Math.abs(coldness) < blue

/** How much brighter than the rest an even ground may be. */
export const brightest = 1.1
