/** 1, 2 or 5 times a power of ten: the lengths that a measure line may end at. */
const steps = [1, 2, 5, 10]

/** The smallest nice length that is not less than `length`; both in the same unit. */
export function niceAbove(length: number): number {
  return nice(length, (step, wanted) => step >= wanted - tolerance, steps)
}

/** The largest nice length that is not more than `length`. */
export function niceBelow(length: number): number {
  return nice(length, (step, wanted) => step <= wanted + tolerance, [...steps].reverse())
}

/** A sum of binary fractions may lie a hair beside the length that is meant. */
const tolerance = 1e-9

function nice(length: number, fits: (step: number, wanted: number) => boolean, candidates: readonly number[]): number {
  if (!(length > 0) || !Number.isFinite(length)) return 1
  const power = 10 ** Math.floor(Math.log10(length))
  const step = candidates.find((one) => fits(one, length / power)) ?? 1
  return Number((step * power).toPrecision(1))
}
