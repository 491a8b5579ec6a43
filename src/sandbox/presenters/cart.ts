import type { Cart, CartItem, CartTotals } from '../../contract/cart'
import type { Lang } from '../http/language'
import { toEuro, toEuroOrNull } from '../money/cents'
import type { CartState } from '../records/cart'
import type { CartLine } from '../records/cartLine'
import { parsed, textIn } from '../records/json'
import { cartDigest } from '../rules/cartDigest'
import type { PricedCart } from '../rules/priceCart'
import { stockFor } from '../rules/stockFor'
import type { Totals } from '../rules/totals'
import { presentOffers } from './offer'
import { presentPicture } from './picture'
import { presentDelivery } from './productCard'

/** What is taken off a line, in cents, and how many of its pieces are free. */
interface Given {
  discount: number
  free: number
}

/** A line without what only a cart has (id, stock, links). */
export const presentLine = (
  line: CartLine,
  given: Given | undefined,
  lang: Lang,
): Omit<CartItem, 'id' | 'stock' | '_links'> => ({
  id_product: line.id_product,
  id_product_attribute: line.id_product_attribute,
  id_sku: line.id_sku,
  quantity: line.quantity,
  sellPrice_tax_incl: toEuro(line.price_cents),
  regularPrice: toEuroOrNull(line.regular_cents),
  lowestPrice30Days: toEuroOrNull(line.lowest_cents),
  total: toEuro(line.price_cents * line.quantity),
  discount: toEuro(given?.discount ?? 0),
  free_quantity: given?.free ?? 0,
  name: textIn(line.name, lang),
  name_en: textIn(line.name, 'en'),
  combination: textIn(line.combination, lang),
  manufacturer_name: line.brand_name,
  id_giftlist_product: line.id_giftlist_product,
  giftlist_name: line.giftlist_name,
  picture: presentPicture(line.picture, lang),
  product_slugs: parsed(line.product_slug),
  sku_slugs: parsed(line.sku_slug),
  delivery: presentDelivery(line),
})

const presentItem = (line: CartLine, lines: readonly CartLine[], given: Given | undefined, lang: Lang): CartItem => ({
  ...presentLine(line, given, lang),
  id: line.id_cart_item,
  stock: stockFor(line, lines),
  _links: {
    update: { href: `/v1/cart/items/${line.id_cart_item}`, method: 'PUT' },
    remove: { href: `/v1/cart/items/${line.id_cart_item}`, method: 'DELETE' },
  },
})

export const presentTotals = (totals: Totals): CartTotals => ({
  items: toEuro(totals.items),
  discount: toEuro(totals.discount),
  shipping: toEuroOrNull(totals.shipping),
  wrapping: toEuro(totals.wrapping),
  total: toEuro(totals.total),
  vat: totals.vat.map(({ rate, cents }) => ({ rate, amount: toEuro(cents) })),
})

const linksOf = (state: CartState, priced: PricedCart): Cart['_links'] => ({
  self: { href: '/v1/cart', method: 'GET' },
  add_to_cart: { href: '/v1/cart/items', method: 'POST' },
  addvoucher: { href: '/v1/cart/vouchers', method: 'POST' },
  country: { href: '/v1/cart/country', method: 'PUT' },
  carrier: { href: '/v1/cart/carrier', method: 'PUT' },
  giftwrapping: { href: '/v1/cart/giftwrapping', method: 'PUT' },
  update: { href: '/v1/cart', method: 'PUT' },
  payment: { href: `/v1/cart/payment?seen=${cartDigest(state, priced)}`, method: 'POST' },
  checkout: { href: '/v1/checkout', method: 'GET' },
})

/** The cart as the wire has it; `token` is the one that the request came with (only its hash is kept). */
export function presentCart(state: CartState, priced: PricedCart, token: string, lang: Lang): Cart {
  const { row, wrap } = state
  return {
    id_cart: row.id_cart,
    token,
    closed: row.closed === 1,
    items: state.lines.map((line, at) => presentItem(line, state.lines, priced.lines[at], lang)),
    vouchers: state.vouchers.map((voucher) => ({
      id_cart_rule: voucher.id_cart_rule,
      code: voucher.code,
      name: textIn(voucher.name, lang),
      amount: toEuro(priced.vouchers.get(voucher.id_cart_rule)?.cents ?? 0),
      free_shipping: voucher.type === 'free_shipping',
      refused: priced.vouchers.get(voucher.id_cart_rule)?.refusal?.type ?? null,
      _links: { remove: { href: `/v1/cart/vouchers/${voucher.id_cart_rule}`, method: 'DELETE' } },
    })),
    offers: presentOffers(state, priced, lang),
    free_shipping: priced.freeShipping && {
      from: toEuro(priced.freeShipping.from),
      missing: toEuro(priced.freeShipping.missing),
    },
    id_country: row.id_country,
    id_carrier: row.id_carrier,
    service_point: row.service_point,
    id_address_delivery: row.id_address_delivery,
    id_address_invoice: row.id_address_invoice,
    gift: {
      wanted: row.gift_wanted === 1,
      message: row.gift_message,
      price: toEuro(priced.wrapping.cents),
      free_from: toEuro(wrap.free_from_cents),
      message_max: wrap.message_max,
      possible: priced.wrapping.possible,
    },
    totals: presentTotals(priced.totals),
    _links: row.closed === 1 ? { self: { href: '/v1/cart', method: 'GET' } } : linksOf(state, priced),
  }
}
