import type { Cart } from './cart'

/**
 * Returns the cost of delivery in euro with the chosen carrier. Before a carrier is chosen, the cost is 0 if the cart
 * qualifies for free home delivery and otherwise unknown (null).
 */
export const estimateShipping = ({ totals, free_shipping }: Pick<Cart, 'totals' | 'free_shipping'>): number | null =>
  totals.shipping ?? (free_shipping?.missing === 0 ? 0 : null)
