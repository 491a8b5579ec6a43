import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/** The modals that are open, in order, and where the focus was before each. */
const openers = new Map<HTMLDialogElement, Element | null>()

/**
 * Where the focus goes back to. A modal that takes the place of another may come before that one is closed, whose
 * contents, and the focus with them, are gone by then: it gives the focus back to where the other would have.
 */
function opener(): Element | null {
  const focused = document.activeElement
  return focused === document.body ? ([...openers.values()].at(-1) ?? focused) : focused
}

/**
 * What makes a native dialog modal: opened by `showModal` (focus stays inside, the page
 * behind is inert), closed by Escape and a tap on the scrim, focus back where it was.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    const before = opener()
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
    // A second Escape closes without asking: the browser's guard against pages that won't let go.
    onClose: (event: SyntheticEvent) => {
      if (event.target === ref.current && open && !ref.current?.open) onClose()
    },
    onClick: (event: MouseEvent) => {
      if (event.target === ref.current) onClose()
    },
  }
}
