import * as v from 'valibot'
import { lineItemFields, completeLineItem } from './cartLine'
import { cartDesign } from './design'
import { unknownStock } from './quantities'
import { delivery } from './product'
import { roundEuro } from './money'
import { links } from './links'
import { picture } from './picture'
import { orAbsent, orNull, readableList } from './readable'
import { count, euro, id, isoDay, slugs } from './values'

/** A line item of a cart (SPEC §3). */
export const cartItem = v.pipe(
  v.object({
    ...lineItemFields,
    id: v.union([id, v.string()]),
    delivery: orNull(delivery),
    /** The quantity in stock, including the quantity of this line item. */
    stock: v.fallback(count, unknownStock),
    /**
     * The quantity or, for a contribution, the amount in euro that can still be given; null for line items that are not
     * gifts. A value below that of the line item means that another giver was faster.
     */
    giftlist_remaining: orNull(v.pipe(v.number(), v.minValue(0))),
    /** Whether the owner of the gift list has an address for gifts. */
    can_deliver_to_owner: v.fallback(v.boolean(), false),
    /** The links `update` (PUT), `remove` (DELETE) and, for items of a gift list, `destination` (PUT). */
    _links: v.fallback(links, {}),
  }),
  completeLineItem(),
)

/**
 * A voucher in the cart. `amount` is the discount in euro, and the `remove` link removes the voucher. A voucher that is
 * no longer valid gives no discount; `refused` is the error type with which adding the voucher now would fail.
 */
export const cartVoucher = v.pipe(
  v.object({
    id_cart_rule: id,
    code: orNull(v.string()),
    name: orNull(v.string()),
    amount: v.fallback(euro, 0),
    free_shipping: v.fallback(v.boolean(), false),
    refused: v.fallback(v.optional(v.nullable(v.string())), null),
    _links: v.fallback(links, {}),
  }),
  // Users recognize a voucher by its code or its name, so each stands in for the other.
  v.transform(({ code, name, ...voucher }) => ({
    ...voucher,
    code: code ?? name ?? String(voucher.id_cart_rule),
    name: name ?? code ?? String(voucher.id_cart_rule),
  })),
)

/**
 * A promotion (one of the cart rules) towards which at least one item counts. `counted` is the number of items that
 * count, and one item may count more than once. `needed` is the number required for the reward that has just been
 * reached or, otherwise, for the next reward: for "buy 5, get 1 free" it is 6 up to the sixth item, then 12. `amount`
 * is the current discount in euro. The promotion takes effect when `amount` is above 0 or there are `free` items.
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
   * The gift of the promotion, once it takes effect and while stocks last. The gift is either a variant to add, or a
   * variant that is already `in_cart`.
   */
  gift: v.nullable(
    v.object({
      id_product: id,
      id_product_attribute: id,
      name: v.string(),
      combination: v.string(),
      picture: orNull(picture),
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

/** The totals of a cart or an order for which the API gives none. */
export function sumTotals(lines: readonly { total: number }[], discounts: readonly { amount: number }[]): CartTotals {
  const items = roundEuro(lines.reduce((sum, { total }) => sum + total, 0))
  const discount = Math.min(items, roundEuro(discounts.reduce((sum, { amount }) => sum + amount, 0)))
  return { items, discount, shipping: null, wrapping: 0, total: roundEuro(items - discount), vat: [] }
}

/** The gift wrapping if the API gives none. */
const noWrapping = { wanted: false, message: '', price: 0, free_from: null, message_max: 300 }

/**
 * The cart. Links: self, add_to_cart, add_design, addvoucher, country, carrier, giftwrapping, payment, update (delivery
 * and invoice address), checkout. The payment link is valid only for this state of the cart. After a change to the
 * cart, the API refuses the link with `cart_changed`.
 */
export const cart = v.pipe(
  v.object({
    id_cart: id,
    token: v.string(),
    closed: v.boolean(),
    items: v.array(cartItem),
    vouchers: v.array(cartVoucher),
    offers: readableList(cartPromotion),
    /** The designs of the shelving configurator whose items are in the cart. */
    designs: readableList(cartDesign),
    /**
     * The cart value in euro, after discounts, from which delivery is free, and the amount that is missing. Null when
     * delivery is never free.
     */
    free_shipping: orNull(v.object({ from: euro, missing: euro })),
    id_country: orNull(id),
    id_carrier: orNull(id),
    service_point: orNull(v.string()),
    id_address_delivery: orNull(id),
    id_address_invoice: orNull(id),
    /** The gift wrapping: its `price` for this cart, and the cart value in euro from which it is free (null: never). */
    gift: orNull(
      v.object({
        wanted: v.boolean(),
        message: v.string(),
        price: euro,
        free_from: v.nullable(euro),
        message_max: count,
        possible: v.boolean(),
      }),
    ),
    /** By default the sum of the line items, less the vouchers, with `shipping` null and an empty `vat`. */
    totals: orNull(cartTotals),
    _links: v.fallback(links, {}),
  }),
  v.transform((input) => ({
    ...input,
    totals: input.totals ?? sumTotals(input.items, input.vouchers),
    gift: input.gift ?? { ...noWrapping, possible: 'giftwrapping' in input._links },
  })),
)

/** The response to every cart request. `type` and `data` describe the result (SPEC §8). */
export const cartAnswer = v.object({
  cart: v.nullable(cart),
  type: orAbsent(v.string()),
  data: v.optional(v.unknown()),
})

/** A promotion that takes effect automatically. The storefront loads all promotions when it starts (SPEC §3, §4). */
export const cartRule = v.object({
  id_cart_rule: id,
  name: v.string(),
  type: v.picklist(['percent', 'amount', 'free_shipping', 'gift', 'buy_x_get_y', 'percent_from', 'donation']),
  value: v.unknown(),
  brand: v.nullable(v.string()),
  ends: orNull(isoDay),
  /** The ids of the products that count towards the promotion. */
  products: v.array(id),
})
export const cartRules = v.object({ _embedded: v.object({ cartrules: readableList(cartRule) }) })

export type Cart = v.InferOutput<typeof cart>
export type CartItem = v.InferOutput<typeof cartItem>
export type CartVoucher = v.InferOutput<typeof cartVoucher>
export type CartPromotion = v.InferOutput<typeof cartPromotion>
export type CartTotals = v.InferOutput<typeof cartTotals>
export type CartAnswer = v.InferOutput<typeof cartAnswer>
export type CartRule = v.InferOutput<typeof cartRule>
