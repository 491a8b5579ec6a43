import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLazyComponent } from './useLazyComponent'

interface NearbyProps<Props extends object> {
  /** Loads the section. It must be the same function in every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Reserves the section's height until it is loaded, so that nothing moves. */
  className: string
  /** An optional placeholder until the section is loaded. */
  children?: ReactNode
}

/** A section is loaded when it is less than the height of the window away from the view. */
const near = { rootMargin: '100% 0px' }

/**
 * A lazy section far down a page. It is not in the HTML, and is loaded with its styles when the user scrolls near it. If
 * loading fails, it is tried again the next time that the user does.
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
