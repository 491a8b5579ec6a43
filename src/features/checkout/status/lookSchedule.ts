/** How often the status page asks whether the payment is in, and after how long it leaves that to the shopper (ms). */
export const lookEvery = 1500
export const lookAtMost = 60_000

/** The wait until the next look, in ms; null when it has been long enough. */
export function nextLook(waited: number): number | null {
  return waited + lookEvery > lookAtMost ? null : lookEvery
}
