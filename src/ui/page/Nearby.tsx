import { type ReactNode, useRef } from 'react'
import type { LazyPart } from './lazyPart'
import { useNear } from './useNear'

interface NearbyProps<Props extends object> {
  Part: LazyPart<Props>
  props: Props
  /** Reserves the part's height until the part has loaded, so that nothing moves. */
  className: string
  /** Shown until the part has loaded. */
  children?: ReactNode
}

/**
 * The HTML does not contain the part, which loads when it is less than one viewport height away from the viewport. If
 * the load fails, it is repeated the next time that the user scrolls near the part.
 */
export function Nearby<Props extends object>({ Part, props, className, children }: NearbyProps<Props>) {
  const place = useRef<HTMLDivElement>(null)
  const isNear = useNear(place, '100% 0px')
  return (
    <div ref={place} className={className}>
      <Part {...props} isWanted={isNear} place={place} placeholder={children} />
    </div>
  )
}
