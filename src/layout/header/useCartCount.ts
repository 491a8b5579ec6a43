import { selectCartCount } from '../../store/cart/cartSelectors'
import { useStoreValue } from '../../store/lazyStore'

/** Pieces in the basket; 0 until the shop has started. */
export const useCartCount = (): number => useStoreValue(selectCartCount, 0)
