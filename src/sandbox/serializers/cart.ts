import type { Cart, CartItem, CartPromotion, CartTotals } from '../../contract/cart'
import type { OrderLine } from '../../contract/order'
import { findWholeDesigns } from '../../contract/findWholeDesigns'
import type { Language } from '../http/language'
import { toEuro, toEuroOrNull } from '../../contract/money'
import type { CartRecord } from '../queries/cart'
import type { CartLine } from '../queries/cartLine'
import { parseColumn, pickText } from '../database/json'
import { findLineRemaining, isContribution } from '../rules/giftLines'
import { digestCart, type LineDiscount, type PricedCart } from '../rules/priceCart'
import { findLineStock } from '../rules/supply'
import type { Totals } from '../rules/totals'
import { serializeCartDesign } from './design'
import { serializeDelivery, serializeFirstPicture, serializePictureOrNull } from './productCard'
import type { PromotionGiftRow } from '../queries/promotion'
import type { PromotionOutcome } from '../rules/promotionTypes'

/** `token` is the token of the request, or a new token if the request has none for this cart. */
export function serializeCart(record: CartRecord, pricedCart: PricedCart, token: string, language: Language): Cart {
  const { row, wrap } = record
  return {
    id_cart: row.id_cart,
    token,
    closed: row.closed === 1,
    items: record.lines.map((line, index) => serializeItem(line, record, pricedCart.lines[index], language)),
    vouchers: record.vouchers.map((voucher) => ({
      id_cart_rule: voucher.id_cart_rule,
      code: voucher.code,
      name: pickText(voucher.name, language),
      amount: toEuro(pricedCart.vouchers.get(voucher.id_cart_rule)?.cents ?? 0),
      free_shipping: voucher.type === 'free_shipping',
      refused: pricedCart.vouchers.get(voucher.id_cart_rule)?.refusal?.type ?? null,
      _links: { remove: { href: `/v1/cart/vouchers/${voucher.id_cart_rule}`, method: 'DELETE' } },
    })),
    offers: serializePromotions(record, pricedCart, language),
    designs: findWholeDesigns(record.designs, record.lines).map((row) => serializeCartDesign(row, record.lines)),
    free_shipping: pricedCart.freeShipping && {
      from: toEuro(pricedCart.freeShipping.from),
      missing: toEuro(pricedCart.freeShipping.missing),
    },
    id_country: row.id_country,
    id_carrier: row.id_carrier,
    service_point: row.service_point,
    id_address_delivery: row.id_address_delivery,
    id_address_invoice: row.id_address_invoice,
    gift: {
      wanted: row.gift_wanted === 1,
      message: row.gift_message,
      price: toEuro(pricedCart.wrapping.cents),
      free_from: toEuro(wrap.free_from_cents),
      message_max: wrap.message_max,
      possible: pricedCart.wrapping.isPossible,
    },
    totals: serializeTotals(pricedCart.totals),
    _links: row.closed === 1 ? { self: { href: '/v1/cart', method: 'GET' } } : buildCartLinks(record, pricedCart),
  }
}

export const serializeLine = (
  line: CartLine,
  lineDiscount: LineDiscount | undefined,
  language: Language,
): Omit<OrderLine, 'id_order_line' | 'available' | 'withdrawable'> => ({
  id_product: line.id_product,
  id_product_attribute: line.id_product_attribute,
  id_sku: line.id_sku,
  quantity: line.quantity,
  sellPrice_tax_incl: toEuro(line.price_cents),
  regularPrice: toEuroOrNull(line.regular_cents),
  lowestPrice30Days: toEuroOrNull(line.lowest_cents),
  total: toEuro(line.price_cents * line.quantity),
  discount: toEuro(lineDiscount?.discount ?? 0),
  free_quantity: lineDiscount?.free ?? 0,
  name: pickText(line.name, language),
  name_en: pickText(line.name, 'en'),
  combination: pickText(line.combination, language),
  manufacturer_name: line.brand_name,
  id_giftlist_product: line.id_giftlist_product,
  giftlist_name: line.giftlist_name,
  amount: toEuroOrNull(line.amount_cents),
  message: line.message,
  destination: line.destination,
  picture: serializePictureOrNull(line.picture, language),
  product_slugs: parseColumn(line.product_slug),
  sku_slugs: parseColumn(line.sku_slug),
  delivery: serializeDelivery(line),
})

function serializeItem(
  line: CartLine,
  { lines, giftItems }: CartRecord,
  lineDiscount: LineDiscount | undefined,
  language: Language,
): CartItem {
  const item = giftItems.get(line.id_giftlist_product ?? 0)
  const remaining = item ? findLineRemaining(line, lines, item) : null
  const href = `/v1/cart/items/${line.id_cart_item}`
  return {
    ...serializeLine(line, lineDiscount, language),
    id: line.id_cart_item,
    stock: findLineStock(line, lines),
    giftlist_remaining: isContribution(line) ? toEuroOrNull(remaining) : remaining,
    can_deliver_to_owner: item?.can_deliver_to_owner ?? false,
    _links: {
      update: { href, method: 'PUT' },
      remove: { href, method: 'DELETE' },
      ...(line.destination !== null && { destination: { href: `${href}/destination`, method: 'PUT' as const } }),
    },
  }
}

export const serializeTotals = (totals: Totals): CartTotals => ({
  items: toEuro(totals.items),
  discount: toEuro(totals.discount),
  shipping: toEuroOrNull(totals.shipping),
  wrapping: toEuro(totals.wrapping),
  total: toEuro(totals.total),
  vat: totals.vat.map(({ rate, cents }) => ({ rate, amount: toEuro(cents) })),
})

const buildCartLinks = (record: CartRecord, pricedCart: PricedCart): Cart['_links'] => ({
  self: { href: '/v1/cart', method: 'GET' },
  add_to_cart: { href: '/v1/cart/items', method: 'POST' },
  add_design: { href: '/v1/cart/designs', method: 'POST' },
  addvoucher: { href: '/v1/cart/vouchers', method: 'POST' },
  country: { href: '/v1/cart/country', method: 'PUT' },
  carrier: { href: '/v1/cart/carrier', method: 'PUT' },
  giftwrapping: { href: '/v1/cart/giftwrapping', method: 'PUT' },
  update: { href: '/v1/cart', method: 'PUT' },
  payment: { href: `/v1/cart/payment?seen=${digestCart(record, pricedCart)}`, method: 'POST' },
  checkout: { href: '/v1/checkout', method: 'GET' },
})

function serializeGift(
  gift: PromotionOutcome['gift'],
  rows: Map<number, PromotionGiftRow>,
  language: Language,
): CartPromotion['gift'] {
  const row = gift ? rows.get(gift.id_product_attribute) : undefined
  if (!gift || !row) return null
  return {
    id_product: row.id_product,
    id_product_attribute: row.id_product_attribute,
    name: pickText(row.name, language),
    combination: pickText(row.combination, language),
    picture: serializeFirstPicture(row.photos, language),
    product_slugs: parseColumn(row.product_slug),
    sku_slugs: parseColumn(row.sku_slug),
    in_cart: gift.in_cart,
  }
}

const serializePromotions = (
  { promotions, gifts }: CartRecord,
  pricedCart: PricedCart,
  language: Language,
): CartPromotion[] =>
  promotions.flatMap(({ id_cart_rule, type, name }) => {
    const outcome = pricedCart.promotions.find((promotion) => promotion.id_cart_rule === id_cart_rule)
    if (!outcome) return []
    const { counted, needed, free, cents } = outcome
    const gift = serializeGift(outcome.gift, gifts, language)
    return [{ id_cart_rule, type, name: pickText(name, language), counted, needed, amount: toEuro(cents), free, gift }]
  })
