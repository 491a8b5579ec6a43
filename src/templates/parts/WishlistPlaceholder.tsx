import { Skeleton } from '../../design/Skeleton'

/** The room of a wishlist until it has come. */
export function WishlistPlaceholder() {
  return <Skeleton width="100%" height="20rem" />
}
