import { useCallback, useSyncExternalStore } from 'react'

/** What stands in the field now. It is the browser's own: letters typed before the script came are in it. */
export function useTyped(field: HTMLInputElement): string {
  const subscribe = useCallback(
    (listener: () => void) => {
      field.addEventListener('input', listener)
      return () => field.removeEventListener('input', listener)
    },
    [field],
  )
  return useSyncExternalStore(subscribe, () => field.value)
}

/** Puts words into the field as if they were typed. */
export function typeInto(field: HTMLInputElement, words: string): void {
  field.value = words
  field.dispatchEvent(new Event('input', { bubbles: true }))
}
