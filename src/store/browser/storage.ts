/**
 * `local` is local storage, and `visit` is session storage. No other module uses web storage. Storage may be forbidden
 * or full, or may contain values of another program. No function of this module throws, and an unreadable value counts
 * as missing.
 */
export type StorageKind = 'local' | 'visit'

/** The keys of the tokens (SPEC §9), which tokens.ts reads and writes. */
export const tokenKeys = { session: 'upnorth.session', cart: 'upnorth.cart' } as const

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

export function listStoredKeys(kind: StorageKind): string[] {
  try {
    return Object.keys(getStorage(kind) ?? {})
  } catch {
    return []
  }
}

/** Null removes the value. */
export function writeStored(kind: StorageKind, key: string, value: string | null): void {
  try {
    if (value === null) getStorage(kind)?.removeItem(key)
    else getStorage(kind)?.setItem(key, value)
  } catch {
    // If storage is full or forbidden, the value lasts only as long as the page.
  }
}

/**
 * Watches changes of local storage by other tabs. `key` is null when another tab has cleared all values.
 * @returns an unsubscribe function
 */
export function watchStoredValues(listener: (key: string | null) => void): () => void {
  const handleStorage = (event: StorageEvent) => {
    if (event.storageArea === null || event.storageArea === getStorage('local')) listener(event.key)
  }
  window.addEventListener('storage', handleStorage)
  return () => window.removeEventListener('storage', handleStorage)
}
