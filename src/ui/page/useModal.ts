import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** The open modals in order, each with the element that was focused before it. */
const openers = new Map<HTMLDialogElement, Element | null>()

/**
 * Returns the element that gets the focus back. A modal that replaces another may open before that one closes, when the
 * other's contents, and the focus with them, have been removed; it then returns the focus to where the other would
 * have.
 */
function findOpener(): Element | null {
  const focused = document.activeElement
  return focused === document.body ? ([...openers.values()].at(-1) ?? focused) : focused
}

/**
 * Makes a native dialog modal: opened by `showModal` (the focus stays inside, the page behind is inert), closed by
 * Escape and a tap on the scrim, with the focus returned afterwards.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    const before = findOpener()
    openers.set(dialog, before)
    dialog.showModal()
    return () => {
      openers.delete(dialog)
      dialog.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [open])

  return {
    ref,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== ref.current) return
      event.preventDefault()
      onClose()
    },
    // A second Escape closes the dialog without a cancel event, because browsers guard against pages that refuse to
    // close one.
    onClose: (event: SyntheticEvent) => {
      if (event.target === ref.current && open && !ref.current?.open) onClose()
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose()
    },
  }
}
