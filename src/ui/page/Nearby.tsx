import { type ReactNode, useRef } from 'react'
import type { LazyPart } from './lazyPart'
import { useNear } from './useNear'

interface NearbyProps<Props extends object> {
  Part: LazyPart<Props>
  props: Props
  /** The class that reserves the part's height until it is loaded, so that nothing moves. */
  className: string
  /** An optional placeholder until the part is loaded. */
  children?: ReactNode
}

/**
 * A lazy part far down a page. The part is not in the HTML. It loads when it is less than one viewport height away from
 * the viewport. A failed load is repeated the next time that the user scrolls there.
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
