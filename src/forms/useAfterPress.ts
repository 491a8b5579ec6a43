import { useEffect, useRef } from 'react'

const ends = ['pointerup', 'pointercancel'] as const

/**
 * Runs a deed at once, or, while a button of the mouse is held, once it was let go: what the deed moves on the page must
 * not move away what is being clicked. (A finger is up before anything loses the focus.)
 */
export function useAfterPress(): (deed: () => void) => void {
  const pressed = useRef(false)
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    const begin = () => {
      pressed.current = true
    }
    const end = () => {
      pressed.current = false
      // The click comes right after.
      if (waiting.current) setTimeout(waiting.current)
      waiting.current = null
    }
    document.addEventListener('pointerdown', begin, true)
    for (const type of ends) document.addEventListener(type, end, true)
    return () => {
      document.removeEventListener('pointerdown', begin, true)
      for (const type of ends) document.removeEventListener(type, end, true)
    }
  }, [])

  return (deed) => {
    if (pressed.current) waiting.current = deed
    else deed()
  }
}
