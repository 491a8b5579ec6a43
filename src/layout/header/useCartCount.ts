import { selectCartCount } from '../../store/cart/cartSelectors'
import { useStoreValue } from '../../store/lazyStore'

/** Returns the number of items in the cart; 0 until the store is loaded. */
export const useCartCount = (): number => useStoreValue(selectCartCount, 0)
