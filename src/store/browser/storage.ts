/**
 * The only module that uses web storage. Storage may be forbidden, full, or have values of another program: nothing
 * here throws, and a value that can't be read counts as missing.
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

/** Whether this many characters can be stored. If not, a value that is missing in storage means nothing. */
export function canStore(kind: StorageKind, length: number): boolean {
  const key = 'upnorth.probe'
  const probe = 'x'.repeat(length)
  writeStored(kind, key, probe)
  const isStored = readStored(kind, key) === probe
  writeStored(kind, key, null)
  return isStored
}

/** Lists the stored keys. */
export function listStoredKeys(kind: StorageKind): string[] {
  try {
    return Object.keys(getStorage(kind) ?? {})
  } catch {
    return []
  }
}

/** Stores the value; null removes it. */
export function writeStored(kind: StorageKind, key: string, value: string | null): void {
  try {
    if (value === null) getStorage(kind)?.removeItem(key)
    else getStorage(kind)?.setItem(key, value)
  } catch {
    // Full or forbidden: the value lasts as long as the page.
  }
}

/**
 * Calls the listener when another tab has changed a value; `key` is null when it cleared all of them.
 * @returns an unsubscribe function
 */
export function onStoredElsewhere(listener: (key: string | null) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === getStorage('local')) listener(event.key)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
