import type { Cart } from '../../contract/cart'

/**
 * What delivery costs in euro: what the chosen carrier asks. Before one is chosen it is 0 when the goods are worth enough
 * for free delivery at home, and null, not known yet, when they are not.
 */
export const estimateShipping = ({ totals, free_shipping }: Pick<Cart, 'totals' | 'free_shipping'>): number | null =>
  totals.shipping ?? (free_shipping?.missing === 0 ? 0 : null)
