import type { Combination, Product, ProductCard } from '../../../contract/product'
import type { Picture } from '../../../contract/picture'
import { buildCardPath, buildSkuPath } from '../../../pageTable/paths'
import type { Language } from '../../../i18n/languages'

export interface Alternative {
  path: string
  name: string
  /** The name of the variant or, for another product, of the brand. */
  detail: string
  /** In euro. */
  price: number
  /** True if other variants of the product cost more. */
  isLowestPrice: boolean
  picture: Picture | null
}

const maxAlternatives = 2

/**
 * The variant of the same product that is in stock and has the most options in common comes first. Other products in
 * stock follow, by ascending price difference.
 */
export function chooseAlternatives(
  product: Product,
  soldOutVariant: Combination,
  cards: readonly ProductCard[],
  language: Language,
): Alternative[] {
  const measureDifference = (amount: number) => Math.abs(amount - soldOutVariant.price.amount)
  const countCommonOptions = ({ attributes }: Combination) =>
    Object.entries(soldOutVariant.attributes).filter(([group, value]) => attributes[group] === value).length
  const [variant] = product.combinations
    .filter(({ stock, id_sku }) => stock > 0 && id_sku !== soldOutVariant.id_sku)
    .sort(
      (a, b) =>
        countCommonOptions(b) - countCommonOptions(a) ||
        measureDifference(a.price.amount) - measureDifference(b.price.amount),
    )
  const otherCards = [...new Map(cards.map((card) => [card.id_product, card])).values()]
    .filter(({ stock, id_product }) => stock > 0 && id_product !== product.id_product)
    .sort((a, b) => measureDifference(a.price.amount) - measureDifference(b.price.amount))
  return [
    ...(variant ? [describeVariant(product, variant, language)] : []),
    ...otherCards.map((card) => describeCard(card, language)),
  ].slice(0, maxAlternatives)
}

const describeVariant = (product: Product, variant: Combination, language: Language): Alternative => ({
  path: buildSkuPath(product.slugs, variant.slugs, language),
  name: product.name,
  detail: variant.name,
  price: variant.price.amount,
  isLowestPrice: false,
  picture: variant.pictures[0] ?? product.picture,
})

const describeCard = (card: ProductCard, language: Language): Alternative => ({
  path: buildCardPath(card, language),
  name: card.name,
  detail: card.brand.name,
  price: card.price.amount,
  isLowestPrice: card.price_varies,
  picture: card.picture,
})
