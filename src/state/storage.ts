/**
 * The one place that touches web storage. It may be forbidden, full, or hold what somebody
 * else wrote: nothing here throws, and what can't be used counts as not there.
 */
export type Keep = 'local' | 'visit'

function storageOf(keep: Keep): Storage | null {
  try {
    return keep === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

export function readStored(keep: Keep, key: string): string | null {
  try {
    return storageOf(keep)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Whether so many characters can be kept: without that, what is missing in storage says nothing. */
export function canStore(keep: Keep, length: number): boolean {
  const key = 'upnorth.probe'
  const probe = 'x'.repeat(length)
  writeStored(keep, key, probe)
  const kept = readStored(keep, key) === probe
  writeStored(keep, key, null)
  return kept
}

/** The keys that there are. */
export function storedKeys(keep: Keep): string[] {
  try {
    return Object.keys(storageOf(keep) ?? {})
  } catch {
    return []
  }
}

/** Keeps the value; null takes it away. */
export function writeStored(keep: Keep, key: string, value: string | null): void {
  try {
    if (value === null) storageOf(keep)?.removeItem(key)
    else storageOf(keep)?.setItem(key, value)
  } catch {
    // Full or forbidden: the value lives as long as the page.
  }
}

/** Calls the listener when another tab changed what is kept; `key` is null when it emptied all. Returns how to leave. */
export function onStoredElsewhere(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === storageOf('local')) listener(event.key)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
