import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'

/**
 * What makes a native dialog modal: opened by `showModal` (focus stays inside, the page
 * behind is inert), closed by Escape and a tap on the scrim, focus back where it was.
 */
export function useModal(open: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = ref.current
    if (!open || !dialog) return undefined
    const before = document.activeElement
    dialog.showModal()
    return () => {
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
