import type { CartOffer } from '../../contract/cart'
import type { PictureData } from '../catalogue/shape'
import type { Lang } from '../http/language'
import { toEuro } from '../money/cents'
import type { CartState } from '../records/cart'
import { parsed, textIn } from '../records/json'
import type { GiftRow } from '../records/offer'
import type { OfferOutcome } from '../rules/offer'
import type { PricedCart } from '../rules/priceCart'
import { presentPicture } from './picture'

function presentGift(gift: OfferOutcome['gift'], rows: Map<number, GiftRow>, lang: Lang): CartOffer['gift'] {
  const row = gift ? rows.get(gift.id_product_attribute) : undefined
  const picture = row && parsed<PictureData[]>(row.photos)[0]
  if (!gift || !row || !picture) return null
  return {
    id_product: row.id_product,
    id_product_attribute: row.id_product_attribute,
    name: textIn(row.name, lang),
    combination: textIn(row.combination, lang),
    picture: presentPicture(picture, lang),
    product_slugs: parsed(row.product_slug),
    sku_slugs: parsed(row.sku_slug),
    in_cart: gift.in_cart,
  }
}

/** The offers that something in the cart counts for. */
export const presentOffers = ({ offers, gifts }: CartState, priced: PricedCart, lang: Lang): CartOffer[] =>
  offers.flatMap(({ id_cart_rule, type, name }) => {
    const given = priced.offers.find((one) => one.id_cart_rule === id_cart_rule)
    if (!given) return []
    const { counted, needed, free, cents } = given
    return [
      {
        id_cart_rule,
        type,
        name: textIn(name, lang),
        counted,
        needed,
        amount: toEuro(cents),
        free,
        gift: presentGift(given.gift, gifts, lang),
      },
    ]
  })
