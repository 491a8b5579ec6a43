import { useSyncExternalStore } from 'react'

/** Whether an account was deleted on the page that is open. Nothing of it is kept: the next page knows no more of it. */
let said = false
const listeners = new Set<() => void>()

export function sayFarewell(deleted: boolean): void {
  said = deleted
  listeners.forEach((listener) => listener())
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const useFarewell = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => said,
    () => false,
  )
