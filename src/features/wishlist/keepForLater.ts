import { isWished, toggleWish, type Wish } from './wishes'

/** Puts a version on the wishlist, unless it is there already. Returns how to take that back. */
export function keepForLater(wish: Wish): () => void {
  if (isWished(wish)) return () => {}
  toggleWish(wish)
  return () => {
    if (isWished(wish)) toggleWish(wish)
  }
}
