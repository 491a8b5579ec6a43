import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

interface NearbyProps<Props extends object> {
  /** Fetches the part: the same function at every render. */
  load: () => Promise<ComponentType<Props>>
  props: Props
  /** Keeps the part's height free until it has come, so that nothing moves. */
  className: string
  /** What stands there until then, when anything does. */
  children?: ReactNode
}

/** How far below or above the window a part is when it is fetched: a window's height. */
const near = { rootMargin: '100% 0px' }

const inUse = ':active, :focus-within'

/**
 * A part far down a page: not in the HTML, fetched with its styles when a shopper comes near it. What could not be
 * fetched is tried again when it next comes near. What stands in its place is left alone while somebody is about to use
 * it, so that neither a press nor the focus is lost.
 */
export function Nearby<Props extends object>({ load, props, className, children }: NearbyProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const [Part, setPart] = useState<ComponentType<Props> | null>(null)
  useEffect(() => {
    if (Part || !place.current) return
    const watch = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return
      load().then(
        (part) => {
          if (!place.current?.matches(inUse)) setPart(() => part)
        },
        () => undefined,
      )
    }, near)
    watch.observe(place.current)
    return () => watch.disconnect()
  }, [Part, load])
  return (
    <div ref={place} className={className}>
      {Part ? <Part {...props} /> : children}
    </div>
  )
}
