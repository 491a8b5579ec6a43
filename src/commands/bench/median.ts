/** The middle of the values, or the mean of the two in the middle. NaN of none. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const [low = NaN, high = NaN] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return (low + high) / 2
}
