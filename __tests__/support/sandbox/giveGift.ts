import type { Shopper } from './Shopper'

interface PlainGift {
  quantity?: number
  amount?: number | null
  message?: string | null
}

/** Returns the payload that adds an item of a gift list to the cart. */
export const describeGift = (variant: number, id_giftlist_product: number, gift: PlainGift = {}) => ({
  id_product: Math.floor(variant / 100),
  id_product_attribute: variant,
  quantity: 1,
  id_lang: 1,
  id_giftlist_product,
  ...gift,
})

/** Adds an item of a gift list, or a contribution to an item, to the cart. */
export const giveGift = (shopper: Shopper, variant: number, id_giftlist_product: number, gift: PlainGift = {}) =>
  shopper.change('POST', '/v1/cart/items', describeGift(variant, id_giftlist_product, gift))

/** The sandbox must refuse the gift. */
export const refuseGift = (shopper: Shopper, variant: number, id_giftlist_product: number, gift: PlainGift = {}) =>
  shopper.refused('POST', '/v1/cart/items', describeGift(variant, id_giftlist_product, gift))

/** @param line a line of the cart */
export const sendGift = (shopper: Shopper, line: { _links: Record<string, { href: string }> }, destination: string) =>
  shopper.change('PUT', line._links['destination']?.href ?? '', { destination, id_lang: 1 })
