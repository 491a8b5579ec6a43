import { type RefObject, useEffect, useState } from 'react'

/**
 * @param margin the distance that counts as near, as a CSS margin
 * @param isWatched whether the viewport is observed; otherwise, the result does not change
 */
export function useNear(place: RefObject<Element>, margin: string, isWatched = true): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!isWatched || !place.current) return
    if (!('IntersectionObserver' in window)) return setIsNear(true)
    const observer = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting === true), {
      rootMargin: margin,
    })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place, margin, isWatched])
  return isNear
}
