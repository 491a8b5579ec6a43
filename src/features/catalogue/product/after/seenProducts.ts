import { readStored, writeStored } from '../../../../state/storage'

const key = 'upnorth.seen'
/** The eight that are shown, and the one in view. */
const most = 9

/** The products seen last on this device, by id, the latest first. What somebody else wrote there counts for nothing. */
export function seenProducts(): number[] {
  try {
    const stored: unknown = JSON.parse(readStored('local', key) ?? '[]')
    const ids = Array.isArray(stored) ? stored.filter((id): id is number => Number.isSafeInteger(id) && id > 0) : []
    return [...new Set(ids)].slice(0, most)
  } catch {
    return []
  }
}

export function noteSeen(id: number): void {
  const others = seenProducts().filter((other) => other !== id)
  writeStored('local', key, JSON.stringify([id, ...others].slice(0, most)))
}
