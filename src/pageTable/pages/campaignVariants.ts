import type { Combination, Product, ProductCard } from '../../contract/product'
import type { Language } from '../../i18n/languages'
import type { CampaignVariant } from '../contents/campaign'
import { buildSkuPath } from '../paths'

/**
 * The maximum number of products in a campaign whose page shows further variants of these products. The list of a
 * larger campaign is varied enough.
 */
const maxProducts = 4

/** The permitted numbers of variants, each of which fills whole rows. */
const fullRowCounts = [8, 6, 4]

/**
 * Lists variants of the products of a small campaign that its product list does not show. Each variant has its own
 * picture and is for sale. The products alternate, and the variants fill whole rows. The list is empty if there are too
 * few variants.
 */
export function listCampaignVariants(
  products: readonly Product[],
  cards: readonly ProductCard[],
  language: Language,
): CampaignVariant[] {
  if (products.length > maxProducts) return []
  const shownPictures = new Set(cards.flatMap(({ picture }) => picture?.name ?? []))
  const variants = mergeByRank(products.map((product) => listVariants(product, shownPictures, language)))
  return variants.slice(0, fullRowCounts.find((count) => count <= variants.length) ?? 0)
}

const isForSale = ({ stock, delivery }: Combination) => stock > 0 || delivery?.unit === 'weeks'

function listVariants({ name, slugs, combinations }: Product, shownPictures: ReadonlySet<string>, language: Language) {
  const usedPictures = new Set(shownPictures)
  return combinations.filter(isForSale).flatMap((combination): CampaignVariant[] => {
    const [picture] = combination.pictures
    if (!picture || usedPictures.has(picture.name)) return []
    usedPictures.add(picture.name)
    return [{ name: `${name}, ${combination.name}`, path: buildSkuPath(slugs, combination.slugs, language), picture }]
  })
}

/** Merges lists: first the first entries of all lists, then the second entries, and so on. */
export function mergeByRank<Entry>(lists: readonly (readonly Entry[])[]): Entry[] {
  const maxLength = Math.max(0, ...lists.map(({ length }) => length))
  return Array.from({ length: maxLength }, (_, index) => lists.flatMap((list) => list.slice(index, index + 1))).flat()
}
