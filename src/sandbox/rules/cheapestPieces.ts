import type { OfferedLine } from './offer'

/** Makes so many of the pieces of `among` that are still to be paid free, the cheapest first: how many of each line. */
export function cheapestPieces(
  lines: readonly OfferedLine[],
  among: (line: OfferedLine) => boolean,
  wanted: number,
): number[] {
  const free = lines.map(() => 0)
  const order = lines.flatMap((line, at) => (among(line) ? [{ line, at }] : []))
  order.sort((one, other) => one.line.price_cents - other.line.price_cents || one.at - other.at)
  let left = wanted
  for (const { line, at } of order) {
    const pieces = Math.min(left, line.quantity - line.free)
    free[at] = pieces
    left -= pieces
  }
  return free
}

/** What the free pieces of each line are worth, in cents. */
export const worthOf = (lines: readonly OfferedLine[], free: readonly number[]): number[] =>
  lines.map((line, at) => line.price_cents * (free[at] ?? 0))
