import { cheapestPieces, worthOf } from './cheapestPieces'
import type { GiftVersion, Given, Offer, OfferedLine } from './offer'
import { nextReward } from './nextReward'

type Gift = Extract<Offer, { type: 'gift' }>

/**
 * The versions that may be the gift, the one to propose first. It has the fabric of a piece that counts, in the order
 * of the cart; when one of those fabrics is none of the gift's, the shopper takes any.
 */
function fitting({ versions, same }: Gift, counting: readonly OfferedLine[]): GiftVersion[] {
  const wanted = [...new Set(counting.map((line) => line.attributes[same]))]
  const alike = wanted.flatMap((key) => versions.filter((version) => version.key === key))
  const none = wanted.some((key) => !versions.some((version) => version.key === key))
  return none ? [...alike, ...versions.filter((version) => !alike.includes(version))] : alike
}

/**
 * One gift for every `needed` pieces that count, free as soon as it lies in the cart: as a line of its own or among paid
 * ones. Proposed while stocks last.
 */
export function gifts(offer: Gift, lines: readonly OfferedLine[]): Given {
  const counting = lines.filter((line) => offer.products.has(line.id_product) && line.quantity > line.free)
  const counted = counting.reduce(
    (total, line) => total + (line.quantity - line.free) * (offer.counts.get(line.id_product) ?? 1),
    0,
  )
  const given = Math.floor(counted / offer.needed)
  const versions = given > 0 ? fitting(offer, counting) : []
  const isGift = (line: OfferedLine) =>
    versions.some((version) => version.id_product_attribute === line.id_product_attribute)
  const free = cheapestPieces(lines, isGift, given)
  const in_cart = given > 0 && free.reduce((total, pieces) => total + pieces, 0) === given
  const taken = (id: number) =>
    lines.reduce((total, line) => total + (line.id_product_attribute === id ? line.quantity : 0), 0)
  const shown = in_cart
    ? lines.find((_, at) => free[at])
    : versions.find((version) => version.stock > taken(version.id_product_attribute))
  return {
    counted,
    needed: nextReward(counted, offer.needed),
    free,
    cents: worthOf(lines, free),
    gift: shown ? { id_product_attribute: shown.id_product_attribute, in_cart } : null,
  }
}
