import { useShopValue } from '../../state/useShopValue'

/** Pieces in the basket; 0 until the shop has started. */
export function useCartCount(): number {
  return useShopValue((state) => state.cart.cart?.items.reduce((sum, item) => sum + item.quantity, 0) ?? 0, 0)
}
