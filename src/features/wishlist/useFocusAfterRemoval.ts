import { useEffect, useRef } from 'react'

interface ListState {
  /** A new object for each change of the list that removes the pressed button. */
  change: object | null
  /** Whether the list has no items left. */
  empty: boolean
}

/**
 * Moves the focus when an item is removed from the list or restored and the button that had the focus no longer exists: to
 * the count of the items, or to the sentence that replaces it when the list is empty.
 */
export function useFocusAfterRemoval({ change, empty }: ListState) {
  const count = useRef<HTMLParagraphElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  const lastChange = useRef(change)
  useEffect(() => {
    const isNew = lastChange.current !== change
    lastChange.current = change
    const isFocusLost = [document.body, count.current, sentence.current].includes(document.activeElement as HTMLElement)
    // A list that another tab empties later must not move the focus.
    if (!change || !(isNew || isFocusLost)) return undefined
    // The last item may be removed before or after the panel closes that moved it.
    const moveFocus = () => (empty ? sentence : count).current?.focus()
    // Elements behind an open modal cannot receive the focus, so it moves once the modal has closed.
    const modal = document.querySelector('dialog[open]')
    if (!modal) moveFocus()
    modal?.addEventListener('close', moveFocus, { once: true })
    return () => modal?.removeEventListener('close', moveFocus)
  }, [change, empty])
  return { count, sentence }
}
