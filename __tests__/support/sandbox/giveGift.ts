import type { Shopper } from './Shopper'

interface PlainGift {
  quantity?: number
  amount?: number | null
  message?: string | null
}

/** Returns the payload that puts an item of a gift list into the cart. */
export const describeGift = (variant: number, id_giftlist_product: number, gift: PlainGift = {}) => ({
  id_product: Math.floor(variant / 100),
  id_product_attribute: variant,
  quantity: 1,
  id_lang: 1,
  id_giftlist_product,
  ...gift,
})

/** Puts an item of a gift list, or a contribution to it, into the cart. */
export const giveGift = (shopper: Shopper, variant: number, id_giftlist_product: number, gift: PlainGift = {}) =>
  shopper.change('POST', '/v1/cart/items', describeGift(variant, id_giftlist_product, gift))

/** Tries to put a gift into the cart that the sandbox must refuse. */
export const refuseGift = (shopper: Shopper, variant: number, id_giftlist_product: number, gift: PlainGift = {}) =>
  shopper.refused('POST', '/v1/cart/items', describeGift(variant, id_giftlist_product, gift))

/** Chooses where a line of the cart goes. */
export const sendGift = (shopper: Shopper, line: { _links: Record<string, { href: string }> }, destination: string) =>
  shopper.change('PUT', line._links['destination']?.href ?? '', { destination, id_lang: 1 })
