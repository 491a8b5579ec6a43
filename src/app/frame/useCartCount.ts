import { cartCount } from '../../state/cart/selectors'
import { useShopValue } from '../../state/useShopValue'

/** Pieces in the basket; 0 until the shop has started. */
export const useCartCount = (): number => useShopValue(cartCount, 0)
