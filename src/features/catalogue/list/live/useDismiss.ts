import { useEffect, useRef } from 'react'

/**
 * What makes a pop-over go: Escape, a tap or the focus elsewhere. It stands beside its button in one element; Escape
 * gives the focus back to that button.
 */
export function useDismiss(onClose: () => void) {
  const popover = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const place = () => popover.current?.parentElement
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place()?.contains(target)) close.current()
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      place()?.querySelector('button')?.focus()
      close.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  return popover
}
