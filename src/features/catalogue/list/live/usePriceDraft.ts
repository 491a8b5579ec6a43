import { useEffect, useRef, useState } from 'react'
import type { LiveList } from '../liveList'
import { withPrice } from './choices'
import { priceOf, type PriceScale } from './priceScale'

type Ends = [number, number]

/** How long a handle must rest before the list follows it, in ms. */
const rest = 300

/**
 * A price on its way: the handles move at once, the list follows when they rest. All the drags of one opening are one
 * step to go back from.
 */
export function usePriceDraft(list: LiveList, scale: PriceScale) {
  const [draft, setDraft] = useState<Ends | null>(null)
  const stepped = useRef(false)
  const waiting = useRef<{ timer: number; take: () => void } | null>(null)

  const take = (ends: Ends) => {
    if (waiting.current) window.clearTimeout(waiting.current.timer)
    waiting.current = null
    setDraft(null)
    list.choose(withPrice(list.state.choice, priceOf(ends, scale)), stepped.current ? 'replace' : 'push')
    stepped.current = true
  }
  const drag = (ends: Ends) => {
    if (waiting.current) window.clearTimeout(waiting.current.timer)
    setDraft(ends)
    waiting.current = { timer: window.setTimeout(() => take(ends), rest), take: () => take(ends) }
  }
  // What was closed before the handles rested counts all the same.
  useEffect(() => () => waiting.current?.take(), [])

  return { draft, drag, take }
}
