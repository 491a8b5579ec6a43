import { type RefObject, useEffect, useState } from 'react'
import type { ViewBox } from '../drawing/viewBox'

/** In px, at any scale of the drawing. */
export const textSize = 13
/** In px per mm. This scale of a small screen applies until the drawing is measured. */
const initialScale = 0.12

/** Returns the scale in px per mm. */
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
