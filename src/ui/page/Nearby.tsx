import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useLazyComponent } from './useLazyComponent'

interface NearbyProps<Props extends object> {
  /** Fetches the part: the same function at every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Keeps the part's height free until it has come, so that nothing moves. */
  className: string
  /** What is in its place until then, if anything. */
  children?: ReactNode
}

/** How far below or above the window a part is when it is fetched: a window's height. */
const near = { rootMargin: '100% 0px' }

/**
 * A part far down a page: not in the HTML, fetched with its styles when a shopper comes near it. What could not be
 * fetched is tried again when it next comes near.
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
