import * as hearts from '../../../src/store/wishlist/hearts'
import type { Wish } from '../../../src/store/wishlist/deviceWishes'
import { getPageStore } from './pageStore'

// The test has set the store of the page.
export const isOnWishlist = (wish: Wish): boolean => hearts.isOnWishlist(getPageStore().getState(), wish)
export const setOnWishlist = (wish: Wish, isWished: boolean): Promise<boolean> =>
  hearts.setOnWishlist(getPageStore(), wish, isWished)
export const watchHearts = (listener: () => void): (() => void) => hearts.watchHearts(getPageStore(), listener)
