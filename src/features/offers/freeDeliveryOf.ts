import type { Cart } from '../../contract/cart'

/** Free delivery to show the way to; null when there is none, or when a voucher gives it anyway. */
export const freeDeliveryOf = ({ items, vouchers, free_shipping }: Cart): Cart['free_shipping'] =>
  items.length === 0 || vouchers.some((voucher) => voucher.free_shipping) ? null : free_shipping
