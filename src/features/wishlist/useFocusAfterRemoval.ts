import { useEffect, useRef } from 'react'

interface RemovalState {
  /** A new object for each change to the list that removes the pressed button. */
  change: object | null
  isEmpty: boolean
}

/**
 * After the focused button has disappeared, the number of items receives the focus, or the sentence that replaces the
 * number when the list is empty.
 */
export function useFocusAfterRemoval({ change, isEmpty }: RemovalState) {
  const countElement = useRef<HTMLParagraphElement>(null)
  const sentenceElement = useRef<HTMLParagraphElement>(null)
  const lastChange = useRef(change)
  useEffect(() => {
    const isNewChange = lastChange.current !== change
    lastChange.current = change
    const isFocusLost = [document.body, countElement.current, sentenceElement.current].includes(
      document.activeElement as HTMLElement,
    )
    // If another tab later empties the list, the focus must not move.
    if (!change || !(isNewChange || isFocusLost)) return undefined
    // The panel that moves an item to a gift list may close before or after the item is removed.
    const moveFocus = () => (isEmpty ? sentenceElement : countElement).current?.focus()
    // Elements behind an open modal cannot receive the focus, so the focus moves once the modal has closed.
    const openModal = document.querySelector('dialog[open]')
    if (!openModal) moveFocus()
    openModal?.addEventListener('close', moveFocus, { once: true })
    return () => openModal?.removeEventListener('close', moveFocus)
  }, [change, isEmpty])
  return { countElement, sentenceElement }
}
