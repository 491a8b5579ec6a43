import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLazyComponent } from './useLazyComponent'

interface NearbyProps<Props extends object> {
  /** Loads the section; must be the same function at every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Reserves the section's height until it is loaded, so that nothing moves. */
  className: string
  /** An optional placeholder, shown until then. */
  children?: ReactNode
}

/** Loads a section within a window's height of the view. */
const near = { rootMargin: '100% 0px' }

/**
 * A section far down a page. It is not in the HTML and is loaded with its styles when a visitor comes near it. If
 * loading fails, it is tried again the next time.
 */
export function Nearby<Props extends object>({ load, props, className, children }: NearbyProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const Part = useLazyComponent(isNear, load, place)
  useEffect(() => {
    if (Part || !place.current) return
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
