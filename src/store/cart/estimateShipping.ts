import type { Cart } from '../../contract/cart'

/**
 * The cost of delivery in euro, by the chosen carrier. Before one is chosen it is 0 when the cart qualifies for free
 * home delivery; otherwise it is unknown: null.
 */
export const estimateShipping = ({ totals, free_shipping }: Pick<Cart, 'totals' | 'free_shipping'>): number | null =>
  totals.shipping ?? (free_shipping?.missing === 0 ? 0 : null)
