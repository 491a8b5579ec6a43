import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * Extends a `<details>` element of the header, which the browser opens and closes before any script. The sheet also
 * closes on Escape, on a tap outside, when it loses the focus and when the page changes.
 * @param onToggle called when the sheet opens or closes, and initially if it is already open
 */
export function useSheet(path: string, onToggle: (sheet: HTMLDetailsElement) => void) {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => {
    if (ref.current) ref.current.open = false
  }
  const toggled = () => {
    if (ref.current) onToggle(ref.current)
  }

  const atStart = useRef(toggled)
  useEffect(() => {
    if (ref.current?.open) atStart.current()
  }, [])

  // Skips the first render, because the user may have opened the sheet before the script ran.
  const shown = useRef(path)
  useEffect(() => {
    if (shown.current === path) return
    shown.current = path
    close()
  }, [path])

  useEffect(() => {
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target)) close()
    }
    document.addEventListener('pointerdown', closeOutside)
    return () => document.removeEventListener('pointerdown', closeOutside)
  }, [])

  return {
    ref,
    onToggle: toggled,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !ref.current?.open) return
      close()
      ref.current.querySelector('summary')?.focus()
    },
    onBlur: (event: FocusEvent) => {
      const to = event.relatedTarget
      if (to instanceof Node && !ref.current?.contains(to)) close()
    },
  }
}
