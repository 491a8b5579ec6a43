import { useSyncExternalStore } from 'react'

/** Whether the customer deleted the account on this page. A reload discards the value. */
let isAccountDeleted = false
const listeners = new Set<() => void>()

export function setAccountDeleted(isDeleted: boolean): void {
  isAccountDeleted = isDeleted
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useIsAccountDeleted = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAccountDeleted,
    () => false,
  )
