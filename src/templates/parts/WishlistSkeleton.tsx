import { Skeleton } from '../../ui/status/Skeleton'

/** Reserves the height of a wishlist that is loading. */
export function WishlistSkeleton() {
  return <Skeleton width="100%" height="20rem" />
}
