import { useEffect, useRef, type MouseEvent, type SyntheticEvent } from 'react'
import { pausePresses } from './hastyPress'

/** The open modals in the order of opening, each with the element that had the focus before. */
const openers = new Map<HTMLDialogElement, Element | null>()

/**
 * Returns the element that receives the focus when a modal closes. If the modal replaced another modal whose content
 * was already removed, returns the element that the other modal would have focused.
 */
function findOpener(): Element | null {
  const focusedElement = document.activeElement
  return focusedElement === document.body ? ([...openers.values()].at(-1) ?? focusedElement) : focusedElement
}

/**
 * `showModal` keeps the focus inside the dialog and makes the page behind it inert. Escape and a tap on the scrim close
 * the dialog, which then restores the focus. For a moment after the dialog has opened or its content has changed,
 * presses do nothing.
 * @param content identifies what the modal shows
 */
export function useModal(isOpen: boolean, onClose: () => void, content?: unknown) {
  const dialogRef = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    const dialog = dialogRef.current
    if (!isOpen || !dialog) return undefined
    const opener = findOpener()
    openers.set(dialog, opener)
    dialog.showModal()
    return () => {
      openers.delete(dialog)
      dialog.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus()
    }
  }, [isOpen])
  useEffect(() => {
    if (isOpen) pausePresses(dialogRef.current)
  }, [isOpen, content])

  return {
    ref: dialogRef,
    onCancel: (event: SyntheticEvent) => {
      if (event.target !== dialogRef.current) return
      event.preventDefault()
      onClose()
    },
    // A second Escape closes the dialog without a cancel event, because browsers guard against pages that refuse to
    // close a dialog. The event is asynchronous, so it may arrive when a dialog that this hook closed is about to be
    // shown again.
    onClose: ({ target }: SyntheticEvent) => {
      const dialog = dialogRef.current
      if (dialog && target === dialog && openers.has(dialog) && !dialog.open) onClose()
    },
    onClick: (event: MouseEvent) => {
      if (event.target === dialogRef.current) onClose()
    },
  }
}
