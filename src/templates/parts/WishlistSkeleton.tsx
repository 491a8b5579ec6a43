import { Skeleton } from '../../ui/status/Skeleton'

/** The room of a wishlist until it has come. */
export function WishlistSkeleton() {
  return <Skeleton width="100%" height="20rem" />
}
