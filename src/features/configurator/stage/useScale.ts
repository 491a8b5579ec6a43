import { type RefObject, useEffect, useState } from 'react'
import type { ViewBox } from '../drawing/viewBox'

/** The font size in px of a drawing's texts, at any scale. */
export const textSize = 13
/** The scale until the drawing is measured, in px per mm: that of a small screen. */
const initialScale = 0.12

/** Returns how many px an element draws for one mm. */
export function useScale(elementRef: RefObject<Element>, { width, height }: Pick<ViewBox, 'width' | 'height'>): number {
  const [scale, setScale] = useState(initialScale)
  useEffect(() => {
    const element = elementRef.current
    if (!element || !('ResizeObserver' in window)) return
    const observer = new ResizeObserver(([entry]) => {
      const size = entry?.contentRect
      if (size && size.width > 0 && size.height > 0) setScale(Math.min(size.width / width, size.height / height))
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef, width, height])
  return scale
}
