import { useEffect, useRef } from 'react'

interface Gone {
  /** Another object for each piece that was taken off by its heart, or that has gone elsewhere. */
  removed: object | null
  moved: object | null
  /** Nothing is left. */
  empty: boolean
}

/** Where the focus goes when a piece leaves the list with the button that had it: to the count, or to what stands in its place. */
export function useFocusLeft({ removed, moved, empty }: Gone) {
  const count = useRef<HTMLParagraphElement>(null)
  const sentence = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (!removed && !moved) return
    // A panel has to close before the focus can go elsewhere, and the last piece may go before or after.
    ;(empty ? sentence : count).current?.focus()
  }, [removed, moved, empty])
  return { count, sentence }
}
