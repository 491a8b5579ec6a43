import { useEffect, useState } from 'react'
import { whenIdle } from '../../../state/idle'

/**
 * Whether the shopper has come to a tile: with a mouse or the keyboard, which `reach` is told, or, where nothing hovers,
 * as soon as the page has come to rest. Until then a tile has nothing but its link.
 */
export function useReached(): [reached: boolean, reach: () => void] {
  const [reached, setReached] = useState(false)
  const reach = () => setReached(true)
  useEffect(() => {
    if (window.matchMedia?.('(hover: none)').matches) whenIdle(reach)
  }, [])
  return [reached, reach]
}
