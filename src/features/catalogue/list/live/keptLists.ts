import type { Shown } from '../liveList'

/** How many lists are kept, the last ones shown. */
const most = 12

/** What lists showed in this visit, by address: whoever goes back finds the same pieces at once. */
const kept = new Map<string, Shown>()

export const recallList = (address: string): Shown | null => kept.get(address) ?? null

export function keepList(address: string, shown: Shown): void {
  kept.delete(address)
  kept.set(address, shown)
  const [oldest] = kept.keys()
  if (kept.size > most && oldest !== undefined) kept.delete(oldest)
}
