import { readStored, type StorageKind } from './storage'

/** Returns null for a missing value and for a value that is not JSON. The caller checks its shape. */
export function readStoredJson(kind: StorageKind, key: string): unknown {
  try {
    return JSON.parse(readStored(kind, key) ?? 'null')
  } catch {
    return null
  }
}
