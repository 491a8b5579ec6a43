import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'

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

const inUse = ':active, :focus-within'

/**
 * A section far down a page. It is not in the HTML and is loaded with its styles when a visitor comes near it. If
 * loading fails, it is tried again the next time. A placeholder that is pressed or focused stays, so that neither press
 * nor focus is lost.
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
