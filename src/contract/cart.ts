import * as v from 'valibot'
import { delivery } from './product'
import { links } from './links'
import { picture } from './picture'
import { count, euro, id, slugs } from './values'

/** A line of the cart (SPEC §3). Either `sellPrice` or `sellPrice_tax_incl` gives the unit price in euro. */
export const cartItem = v.object({
  id: v.union([id, v.string()]),
  id_product: id,
  id_product_attribute: id,
  id_sku: id,
  quantity: count,
  sellPrice: v.optional(euro),
  sellPrice_tax_incl: v.optional(euro),
  /** The unit price before a reduction and the lowest of the last 30 days; null without a reduction. */
  regularPrice: v.nullable(euro),
  lowestPrice30Days: v.nullable(euro),
  total: euro,
  /** The line's share of all discounts by vouchers and promotions. The shares add up to `totals.discount`. */
  discount: euro,
  /** The quantity that a promotion makes free. */
  free_quantity: count,
  name: v.string(),
  name_en: v.string(),
  /** The description of the variant, e.g. "geolied eik, naturel papierkoord". */
  combination: v.string(),
  manufacturer_name: v.string(),
  id_giftlist_product: v.nullable(id),
  /** The owners of the gift list that the line comes from, e.g. "Noor en Elias"; null for none. */
  giftlist_name: v.nullable(v.string()),
  picture,
  product_slugs: slugs,
  sku_slugs: slugs,
  delivery,
  /** The quantity in stock, including the quantity of this line. */
  stock: count,
  /** The links `update` (PUT) and `remove` (DELETE). */
  _links: links,
})

/**
 * A voucher in the cart. `amount` is the discount in euro, and the `remove` link removes the voucher. A voucher that is
 * no longer valid gives no discount; `refused` is the error type that adding it now would give.
 */
export const cartVoucher = v.object({
  id_cart_rule: id,
  code: v.string(),
  name: v.string(),
  amount: euro,
  free_shipping: v.boolean(),
  refused: v.optional(v.nullable(v.string())),
  _links: links,
})

/**
 * A promotion (one of the cart rules) towards which at least one item counts. `counted` is the number of items that
 * count, and one item may count more than once. `needed` is the number required for the reward that is reached exactly
 * or comes next: for "buy 5, get 1 free" it is 6 up to the sixth item, then 12. `amount` is the current discount in
 * euro. The promotion takes effect when `amount` is above 0 or there are `free` items.
 */
export const cartPromotion = v.object({
  id_cart_rule: id,
  type: v.picklist(['buy_x_get_y', 'gift', 'percent_from']),
  name: v.string(),
  counted: count,
  needed: v.pipe(count, v.minValue(1)),
  amount: euro,
  /** The quantity that the promotion currently makes free. */
  free: count,
  /**
   * The gift of the promotion, once it takes effect and while stocks last. It is either a variant to add, or one that is
   * `in_cart`.
   */
  gift: v.nullable(
    v.object({
      id_product: id,
      id_product_attribute: id,
      name: v.string(),
      combination: v.string(),
      picture,
      product_slugs: slugs,
      sku_slugs: slugs,
      in_cart: v.boolean(),
    }),
  ),
})

/**
 * The amounts of the cart in euro, VAT included. `shipping` is null until a carrier is chosen. `total` = items -
 * discount + shipping + wrapping.
 */
export const cartTotals = v.object({
  items: euro,
  discount: euro,
  shipping: v.nullable(euro),
  wrapping: euro,
  total: euro,
  /** The VAT in `total`, by rate in percent. */
  vat: v.array(v.object({ rate: v.number(), amount: euro })),
})

/**
 * The cart. Links: self, add_to_cart, addvoucher, country, carrier, giftwrapping, payment, update (delivery and invoice
 * address), checkout. The payment link belongs to this state of the cart. After a change it is refused as
 * `cart_changed`.
 */
export const cart = v.object({
  id_cart: id,
  token: v.string(),
  closed: v.boolean(),
  items: v.array(cartItem),
  vouchers: v.array(cartVoucher),
  offers: v.array(cartPromotion),
  /**
   * The cart value in euro, after discounts, from which delivery is free, and the missing amount. Null when it is never
   * free.
   */
  free_shipping: v.nullable(v.object({ from: euro, missing: euro })),
  id_country: id,
  id_carrier: v.nullable(id),
  service_point: v.nullable(v.string()),
  id_address_delivery: v.nullable(id),
  id_address_invoice: v.nullable(id),
  /** The gift wrapping: its `price` for this cart, and the cart value in euro from which it is free (null: never). */
  gift: v.object({
    wanted: v.boolean(),
    message: v.string(),
    price: euro,
    free_from: v.nullable(euro),
    message_max: count,
    possible: v.boolean(),
  }),
  totals: cartTotals,
  _links: links,
})

/** The response to every cart request. `type` and `data` describe the result (SPEC §8). */
export const cartAnswer = v.object({
  cart: v.nullable(cart),
  type: v.optional(v.string()),
  data: v.optional(v.unknown()),
})

/** A promotion that takes effect by itself. The storefront loads it at start (SPEC §3, §4). */
export const cartRule = v.object({
  id_cart_rule: id,
  name: v.string(),
  type: v.picklist(['percent', 'amount', 'free_shipping', 'gift', 'buy_x_get_y', 'percent_from', 'donation']),
  value: v.unknown(),
  brand: v.nullable(v.string()),
  ends: v.nullable(v.string()),
  /** The ids of the products that count towards the promotion. */
  products: v.array(id),
})
export const cartRules = v.object({ _embedded: v.object({ cartrules: v.array(cartRule) }) })

export type Cart = v.InferOutput<typeof cart>
export type CartItem = v.InferOutput<typeof cartItem>
export type CartVoucher = v.InferOutput<typeof cartVoucher>
export type CartPromotion = v.InferOutput<typeof cartPromotion>
export type CartTotals = v.InferOutput<typeof cartTotals>
export type CartAnswer = v.InferOutput<typeof cartAnswer>
export type CartRule = v.InferOutput<typeof cartRule>
