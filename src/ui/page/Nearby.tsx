import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLazyComponent } from './useLazyComponent'

interface NearbyProps<Props extends object> {
  /** Imports the section. It must be the same function in every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** The class that reserves the section's height until it is loaded, so that nothing moves. */
  className: string
  /** An optional placeholder until the section is loaded. */
  children?: ReactNode
}

/** A section loads when it is less than one viewport height below or above the viewport. */
const near = { rootMargin: '100% 0px' }

/**
 * A lazy section far down a page. It is not part of the HTML and loads, together with its styles, when the user scrolls
 * near it. A failed load is repeated the next time the user does so.
 */
export function Nearby<Props extends object>({ load, props, className, children }: NearbyProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const Part = useLazyComponent(isNear, load, place)
  useEffect(() => {
    if (Part || !place.current) return
    if (!('IntersectionObserver' in window)) return setNear(true)
    const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting === true), near)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [Part])
  return (
    <div ref={place} className={className}>
      {Part ? <Part {...props} /> : children}
    </div>
  )
}
