import { createHash } from 'node:crypto'
import type { CartState } from '../records/cart'
import type { PricedCart } from './priceCart'

/**
 * Stands for the cart as a shopper sees it before paying: lines, quantities, prices, discounts, vouchers, carrier,
 * delivery address, wrapping, country and total. It is the same as long as all of these are, in whatever order the lines
 * stand. The invoice address is left out: the payment itself says which one, so that asking again with another one is no
 * change.
 */
export function cartDigest({ row, lines, delivery }: CartState, priced: PricedCart): string {
  const seen = [
    lines
      .map(({ id_product_attribute, id_giftlist_product, quantity, price_cents }, at) =>
        JSON.stringify([id_product_attribute, id_giftlist_product, quantity, price_cents, priced.lines[at]]),
      )
      .sort(),
    [...priced.vouchers].map(([id_cart_rule, { cents, refusal }]) => [id_cart_rule, cents, refusal?.type]),
    [row.id_country, row.id_carrier, row.service_point, delivery],
    [row.gift_wanted, row.gift_message],
    priced.totals,
  ]
  return createHash('sha256').update(JSON.stringify(seen)).digest('base64url')
}
