export interface MovedWish {
  name: string
  listName: string
  /** False when the item is still on the wishlist, because its removal failed. */
  hasLeftWishlist: boolean
  /** Whether the side panel shows the outcome. */
  isShown: boolean
}

const listeners = new Set<(movedWish: MovedWish) => void>()

/** Returns an unsubscribe function. */
export function watchMovedWishes(listener: (movedWish: MovedWish) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const reportMovedWish = (movedWish: MovedWish): void => listeners.forEach((listener) => listener(movedWish))
