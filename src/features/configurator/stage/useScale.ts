import { type RefObject, useEffect, useState } from 'react'
import type { ViewBox } from '../drawing/viewBox'

/** The texts of a drawing have this height in px at any scale. */
export const textSize = 13
/** Until the drawing is measured, it counts as one of a small screen. */
const usualScale = 0.12

/** Returns how many px an element draws for one mm. */
export function useScale(place: RefObject<Element>, { width, height }: Pick<ViewBox, 'width' | 'height'>): number {
  const [scale, setScale] = useState(usualScale)
  useEffect(() => {
    const element = place.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.contentRect
      if (size && size.width > 0 && size.height > 0) setScale(Math.min(size.width / width, size.height / height))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [place, width, height])
  return scale
}
