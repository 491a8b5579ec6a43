import { selectCartCount } from '../../store/cart/cartSelectors'
import { useAppSelector } from '../../store/hooks'

/** Returns the number of items in the cart; 0 until the cart is loaded. */
export const useCartCount = (): number => useAppSelector(selectCartCount)
