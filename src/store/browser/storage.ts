/**
 * The one place that touches web storage. It may be forbidden, full, or hold what somebody
 * else wrote: nothing here throws, and what can't be used counts as not there.
 */
export type StorageKind = 'local' | 'visit'

function getStorage(kind: StorageKind): Storage | null {
  try {
    return kind === 'local' ? window.localStorage : window.sessionStorage
  } catch {
    return null
  }
}

export function readStored(kind: StorageKind, key: string): string | null {
  try {
    return getStorage(kind)?.getItem(key) ?? null
  } catch {
    return null
  }
}

/** Whether so many characters can be kept: without that, what is missing in storage says nothing. */
export function canStore(kind: StorageKind, length: number): boolean {
  const key = 'upnorth.probe'
  const probe = 'x'.repeat(length)
  writeStored(kind, key, probe)
  const kept = readStored(kind, key) === probe
  writeStored(kind, key, null)
  return kept
}

/** The keys that there are. */
export function storedKeys(kind: StorageKind): string[] {
  try {
    return Object.keys(getStorage(kind) ?? {})
  } catch {
    return []
  }
}

/** Keeps the value; null takes it away. */
export function writeStored(kind: StorageKind, key: string, value: string | null): void {
  try {
    if (value === null) getStorage(kind)?.removeItem(key)
    else getStorage(kind)?.setItem(key, value)
  } catch {
    // Full or forbidden: the value lives as long as the page.
  }
}

/** Calls the listener when another tab changed what is kept; `key` is null when it emptied all. Returns how to leave. */
export function onStoredElsewhere(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === getStorage('local')) listener(event.key)
  }
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}
