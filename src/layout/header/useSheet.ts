import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * The browser itself opens and closes the `<details>` element, even before any script. With scripts, the sheet also
 * closes on Escape, on a tap outside, when it loses the focus and when the page changes.
 * @param onToggle called when the sheet opens or closes, and initially if it is already open
 */
export function useSheet(path: string, onToggle: (sheet: HTMLDetailsElement) => void) {
  const sheetRef = useRef<HTMLDetailsElement>(null)
  const closeSheet = () => {
    if (sheetRef.current) sheetRef.current.open = false
  }
  const handleToggle = () => {
    if (sheetRef.current) onToggle(sheetRef.current)
  }

  const initialToggle = useRef(handleToggle)
  useEffect(() => {
    if (sheetRef.current?.open) initialToggle.current()
  }, [])

  // The first render is skipped, because the user may have opened the sheet before the script ran.
  const shownPath = useRef(path)
  useEffect(() => {
    if (shownPath.current === path) return
    shownPath.current = path
    closeSheet()
  }, [path])

  useEffect(() => {
    const closeSheetOnOutsideTap = ({ target }: PointerEvent) => {
      if (target instanceof Node && !sheetRef.current?.contains(target)) closeSheet()
    }
    document.addEventListener('pointerdown', closeSheetOnOutsideTap)
    return () => document.removeEventListener('pointerdown', closeSheetOnOutsideTap)
  }, [])

  return {
    ref: sheetRef,
    onToggle: handleToggle,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !sheetRef.current?.open) return
      closeSheet()
      sheetRef.current.querySelector('summary')?.focus()
    },
    onBlur: (event: FocusEvent) => {
      const focusedElement = event.relatedTarget
      if (focusedElement instanceof Node && !sheetRef.current?.contains(focusedElement)) closeSheet()
    },
  }
}
