import { useEffect, useRef } from 'react'

interface Gone {
  /** Another object for each piece that was taken off by its heart, or that has gone elsewhere. */
  removed: object | null
  moved: object | null
  /** Another object for each piece that was put back: the button for that has gone. */
  returned: object | null
  /** Nothing is left. */
  empty: boolean
}

/**
 * Where the focus goes when a piece leaves the list, or comes back, and the button that had it is gone: to the count, or
 * to what stands in its place.
 */
export function useFocusLeft({ removed, moved, returned, empty }: Gone) {
  const count = useRef<HTMLParagraphElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!removed && !moved && !returned) return undefined
    // The last piece may go before or after the panel that it was given from closes.
    const land = () => (empty ? sentence : count).current?.focus()
    // What a modal leaves out of reach takes no focus before it has closed.
    const modal = document.querySelector('dialog[open]')
    if (!modal) land()
    modal?.addEventListener('close', land, { once: true })
    return () => modal?.removeEventListener('close', land)
  }, [removed, moved, returned, empty])
  return { count, sentence }
}
