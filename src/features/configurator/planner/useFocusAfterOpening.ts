import { type RefObject, useEffect, useRef } from 'react'

/** Moves the focus to the panel when a design opens or goes: the pressed link or button is no longer there then. */
export function useFocusAfterOpening(panel: RefObject<HTMLElement>, isEmpty: boolean): void {
  const before = useRef(isEmpty)
  useEffect(() => {
    if (before.current === isEmpty) return
    before.current = isEmpty
    // Focus alone scrolls as little as possible, which would leave the user at the end of a short panel.
    if (document.activeElement === document.body || isEmpty) panel.current?.focus({ preventScroll: true })
    panel.current?.scrollIntoView?.({ block: 'start' })
  }, [panel, isEmpty])
}
