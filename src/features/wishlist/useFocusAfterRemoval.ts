import { useEffect, useRef } from 'react'

interface ListState {
  /** Another object for each change of the list that takes the pressed button away. */
  change: object | null
  /** Nothing is left. */
  empty: boolean
}

/**
 * Where the focus goes when an item leaves the list, or comes back, and the button that had it is gone: to the count, or
 * to what stands in its place.
 */
export function useFocusAfterRemoval({ change, empty }: ListState) {
  const count = useRef<HTMLParagraphElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const seen = useRef(change)
  useEffect(() => {
    const isNew = seen.current !== change
    seen.current = change
    const waits = [document.body, count.current, sentence.current].includes(document.activeElement as HTMLElement)
    // A list that is empty later on, by another tab, takes nobody from where they are.
    if (!change || !(isNew || waits)) return undefined
    // The last item may go before or after the panel that it was given from closes.
    const land = () => (empty ? sentence : count).current?.focus()
    // What a modal leaves out of reach takes no focus before it has closed.
    const modal = document.querySelector('dialog[open]')
    if (!modal) land()
    modal?.addEventListener('close', land, { once: true })
    return () => modal?.removeEventListener('close', land)
  }, [change, empty])
  return { count, sentence }
}
