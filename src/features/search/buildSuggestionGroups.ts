import type { ProductCard } from '../../contract/product'
import type { Suggestions } from '../../contract/productList'
import type { Language } from '../../i18n/languages'
import { brandPath, categoryPath, familyPath, productPath } from '../../pageTable/paths'

export interface SuggestionRow {
  /** Of its element. */
  id: string
  name: string
  path: string
  /** Of products alone: what its row shows besides. */
  card?: ProductCard
}

export interface SuggestionGroup {
  kind: 'products' | 'categories' | 'brands' | 'families' | 'elsewhere'
  rows: SuggestionRow[]
}

/** At most this many rows of a kind, whatever the shop API sends (contract/productList). */
const most = { products: 5, others: 3 }

/** The suggestions as they stand below the field, in this order; kinds without any are left out. */
export function buildSuggestionGroups({ found, _embedded }: Suggestions, language: Language): SuggestionGroup[] {
  const { products, categories, brands, families } = _embedded
  const groups: SuggestionGroup[] = [
    {
      kind: 'products',
      rows: products.slice(0, most.products).map((card) => ({
        id: `search-product-${card.id_product}`,
        name: card.name,
        path: productPath(card.slugs, language),
        card,
      })),
    },
    {
      // When nothing was found these are departments to try.
      kind: found ? 'categories' : 'elsewhere',
      rows: categories
        .filter(({ line }) => line.length > 0)
        .slice(0, most.others)
        .map(({ id_category: id, name, line }) => ({
          id: `search-category-${id}`,
          name,
          path: categoryPath(line, language),
        })),
    },
    {
      kind: 'brands',
      rows: brands.slice(0, most.others).map(({ slug, name }, index) => ({
        id: `search-brand-${index}`,
        name,
        path: brandPath(slug, language),
      })),
    },
    {
      kind: 'families',
      rows: families.slice(0, most.others).map(({ id_family: id, name, brand, slugs }) => ({
        id: `search-family-${id}`,
        name,
        path: familyPath(brand, slugs, language),
      })),
    },
  ]
  return groups.filter(({ rows }) => rows.length > 0)
}
