import { useEffect, useRef, type FocusEvent, type KeyboardEvent } from 'react'

/**
 * What a `<details>` of the header does besides opening and closing, which the browser
 * does by itself before any script: it closes on Escape, when a tap or the focus goes
 * elsewhere and when the page changes.
 * @param onToggle called when it opened or closed, and once the script has come when it stood open by then
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

  // Not at the first render: it may have been opened before the script came.
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
