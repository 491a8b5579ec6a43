import * as v from 'valibot'
import { delivery } from './product'
import { links } from './links'
import { picture } from './picture'
import { count, euro, id, slugs } from './values'

/** A line of the cart (SPEC §3). One of `sellPrice` and `sellPrice_tax_incl` is given: the price of one piece. */
export const cartItem = v.object({
  id: v.union([id, v.string()]),
  id_product: id,
  id_product_attribute: id,
  id_sku: id,
  quantity: count,
  sellPrice: v.optional(euro),
  sellPrice_tax_incl: v.optional(euro),
  /** Price of one piece before a reduction, and the lowest of 30 days; null when not reduced. */
  regularPrice: v.nullable(euro),
  lowestPrice30Days: v.nullable(euro),
  total: euro,
  name: v.string(),
  name_en: v.string(),
  /** The chosen version in words, e.g. "geolied eik, naturel papierkoord". */
  combination: v.string(),
  manufacturer_name: v.string(),
  id_giftlist_product: v.nullable(id),
  picture,
  product_slugs: slugs,
  sku_slugs: slugs,
  delivery,
  /** How many pieces can be had in all, this line's own included. */
  stock: count,
  /** `update` (PUT) and `remove` (DELETE). */
  _links: links,
})

/** A voucher in the cart; `amount` is what it takes off, in euro; its `remove` link takes it out. */
export const cartVoucher = v.object({
  id_cart_rule: id,
  code: v.string(),
  name: v.string(),
  amount: euro,
  free_shipping: v.boolean(),
  _links: links,
})

/** All in euro, VAT included. `shipping` is null until a carrier is chosen. `total` = items - discount + shipping + wrapping. */
export const cartTotals = v.object({
  items: euro,
  discount: euro,
  shipping: v.nullable(euro),
  wrapping: euro,
  total: euro,
  /** VAT contained in `total`, per rate in percent. */
  vat: v.array(v.object({ rate: v.number(), amount: euro })),
})

/**
 * The cart. Links: self, add_to_cart, addvoucher, country, carrier, giftwrapping, payment,
 * update (delivery and invoice address), checkout.
 */
export const cart = v.object({
  id_cart: id,
  token: v.string(),
  closed: v.boolean(),
  items: v.array(cartItem),
  vouchers: v.array(cartVoucher),
  id_country: id,
  id_carrier: v.nullable(id),
  service_point: v.nullable(v.string()),
  id_address_delivery: v.nullable(id),
  id_address_invoice: v.nullable(id),
  gift: v.object({ wanted: v.boolean(), message: v.string(), price: euro, message_max: count, possible: v.boolean() }),
  totals: cartTotals,
  _links: links,
})

/** Every cart call answers with this; `type` and `data` say what happened in the API's own terms (SPEC §8). */
export const cartAnswer = v.object({
  cart: v.nullable(cart),
  type: v.optional(v.string()),
  data: v.optional(v.unknown()),
})

/** An offer that the cart gives of itself, loaded at start (SPEC §3, §4). */
export const cartRule = v.object({
  id_cart_rule: id,
  name: v.string(),
  type: v.picklist(['percent', 'amount', 'free_shipping', 'gift', 'buy_x_get_y', 'percent_from', 'donation']),
  value: v.unknown(),
  brand: v.nullable(v.string()),
  ends: v.nullable(v.string()),
})
export const cartRules = v.object({ _embedded: v.object({ cartrules: v.array(cartRule) }) })

export type Cart = v.InferOutput<typeof cart>
export type CartItem = v.InferOutput<typeof cartItem>
export type CartVoucher = v.InferOutput<typeof cartVoucher>
export type CartTotals = v.InferOutput<typeof cartTotals>
export type CartAnswer = v.InferOutput<typeof cartAnswer>
export type CartRule = v.InferOutput<typeof cartRule>
