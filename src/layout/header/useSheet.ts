import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * The browser itself opens and closes the `<details>` element, even before any script. With scripts, the sheet also
 * closes on Escape, on a tap outside, when it loses the focus and when the page changes.
 * @param onToggle called when the sheet opens or closes, and initially if it is already open
 */
export function useSheet(path: string, onToggle: (sheet: HTMLDetailsElement) => void) {
  const ref = useRef<HTMLDetailsElement>(null)
  const closeSheet = () => {
    if (ref.current) ref.current.open = false
  }
  const handleToggle = () => {
    if (ref.current) onToggle(ref.current)
  }

  const initialToggle = useRef(handleToggle)
  useEffect(() => {
    if (ref.current?.open) initialToggle.current()
  }, [])

  // The first render is skipped, because the user may have opened the sheet before the script ran.
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    closeSheet()
  }, [path])

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) closeSheet()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  return {
    ref,
    onToggle: handleToggle,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      closeSheet()
      ref.current.querySelector('summary')?.focus()
    },
    onBlur: (event: FocusEvent) => {
      const newFocus = event.relatedTarget
      if (newFocus instanceof Node && !ref.current?.contains(newFocus)) closeSheet()
    },
  }
}
