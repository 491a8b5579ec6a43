import { useSyncExternalStore } from 'react'

/** Whether the account was deleted on this page. Kept in memory only: the next page does not know. */
let isDeleted = false
const listeners = new Set<() => void>()

export function setAccountDeleted(deleted: boolean): void {
  isDeleted = deleted
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useAccountDeleted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isDeleted,
    () => false,
  )
