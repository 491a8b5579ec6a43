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
  /** This line's share of all discounts, vouchers and offers alike; the shares add up to `totals.discount`. */
  discount: euro,
  /** How many of its pieces an offer gives for nothing. */
  free_quantity: count,
  name: v.string(),
  name_en: v.string(),
  /** The chosen version in words, e.g. "geolied eik, naturel papierkoord". */
  combination: v.string(),
  manufacturer_name: v.string(),
  id_giftlist_product: v.nullable(id),
  /** Whose gift list the line is from, e.g. "Noor en Elias"; null for none. */
  giftlist_name: v.nullable(v.string()),
  picture,
  product_slugs: slugs,
  sku_slugs: slugs,
  delivery,
  /** How many pieces can be had in all, this line's own included. */
  stock: count,
  /** `update` (PUT) and `remove` (DELETE). */
  _links: links,
})

/**
 * A voucher in the cart; `amount` is what it takes off, in euro; its `remove` link takes it out. One that no longer
 * holds takes nothing off, and `refused` says why: the type of the refusal that adding it now would get.
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
 * An offer that the cart gives of itself (one of the cart rules), as soon as one piece counts for it. `counted` is
 * how many pieces in the cart count (one may count for more than one), `needed` how many the reward takes that is
 * reached exactly or comes next: of "buy 5, get 1 free" 6 up to the sixth piece, then 12. `amount` is what it takes off
 * now, in euro; above 0, or with `free` pieces, it holds.
 */
export const cartOffer = v.object({
  id_cart_rule: id,
  type: v.picklist(['buy_x_get_y', 'gift', 'percent_from']),
  name: v.string(),
  counted: count,
  needed: v.pipe(count, v.minValue(1)),
  amount: euro,
  /** Pieces that it gives for nothing now. */
  free: count,
  /**
   * What a gift offer gives, once it holds and while stocks last: the version to add, or with `in_cart` the one that is
   * there.
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
 * All in euro, VAT included. `shipping` is null until a carrier is chosen. `total` = items - discount + shipping +
 * wrapping.
 */
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
 * update (delivery and invoice address), checkout. The payment link stands for the cart as it is in this very
 * answer: when the cart has changed since, paying by it is refused as `cart_changed`.
 */
export const cart = v.object({
  id_cart: id,
  token: v.string(),
  closed: v.boolean(),
  items: v.array(cartItem),
  vouchers: v.array(cartVoucher),
  offers: v.array(cartOffer),
  /**
   * From which value of goods (euro, after discounts) delivery is free, and how much is missing; null when it never is.
   */
  free_shipping: v.nullable(v.object({ from: euro, missing: euro })),
  id_country: id,
  id_carrier: v.nullable(id),
  service_point: v.nullable(v.string()),
  id_address_delivery: v.nullable(id),
  id_address_invoice: v.nullable(id),
  /** Gift wrapping: its `price` for this cart, and from which value of goods it is free (null: never). */
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
  /** The products that count for it. */
  products: v.array(id),
})
export const cartRules = v.object({ _embedded: v.object({ cartrules: v.array(cartRule) }) })

export type Cart = v.InferOutput<typeof cart>
export type CartItem = v.InferOutput<typeof cartItem>
export type CartVoucher = v.InferOutput<typeof cartVoucher>
export type CartOffer = v.InferOutput<typeof cartOffer>
export type CartTotals = v.InferOutput<typeof cartTotals>
export type CartAnswer = v.InferOutput<typeof cartAnswer>
export type CartRule = v.InferOutput<typeof cartRule>
