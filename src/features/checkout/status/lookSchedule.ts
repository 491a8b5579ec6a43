/** The status page asks whether the payment is in after so long, later less and less often, and then no more (ms). */
export const lookFirst = 1500
export const lookSlowest = 10_000
export const lookAtMost = 120_000

/**
 * The wait until the next look, in ms; null when it has been long enough and the shopper is to ask. It grows with the
 * time already waited: most payments are decided within seconds, a few take minutes.
 */
export function nextLook(waited: number): number | null {
  const wait = Math.min(lookSlowest, Math.max(lookFirst, Math.round(waited / 4)))
  return waited + wait > lookAtMost ? null : wait
}

/** So many looks in a row may fail before the shopper is told that the shop cannot be reached. */
export const failedLooksAtMost = 3
