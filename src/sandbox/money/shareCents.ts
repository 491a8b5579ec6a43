/**
 * Shares `cents` over weights (amounts in cents, not negative) in proportion, to the cent: the
 * shares add up to `cents` exactly, and none is more than its weight when `cents` is at most
 * their sum. What rounding leaves goes to the largest remainders, the first one on a tie.
 * With no weight at all every share is 0.
 */
export function shareCents(cents: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => Math.floor((cents * weight) / sum))
  const remainders = weights.map((weight, index) => ({ index, rest: (cents * weight) % sum }))
  remainders.sort((one, other) => other.rest - one.rest || one.index - other.index)
  const left = cents - shares.reduce((total, share) => total + share, 0)
  for (const { index } of remainders.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}
