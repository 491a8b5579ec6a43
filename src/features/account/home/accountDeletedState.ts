import { useSyncExternalStore } from 'react'

/** Whether an account was deleted on the page that is open. Nothing of it is kept: the next page knows no more of it. */
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
