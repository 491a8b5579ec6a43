import { useSyncExternalStore } from 'react'

/** A reload discards the value. */
let isDeleted = false
const listeners = new Set<() => void>()

export function setAccountDeleted(isAccountDeleted: boolean): void {
  isDeleted = isAccountDeleted
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
