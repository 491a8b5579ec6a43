import type { ProductCard } from '../../contract/product'
import type { Suggestions } from '../../contract/productList'
import type { Language } from '../../i18n/languages'
import { buildBrandPath, buildCardPath, buildCategoryPath, buildFamilyPath } from '../../pageTable/paths'

export interface SuggestionRow {
  /** The `id` attribute of the option. */
  id: string
  name: string
  path: string
  card?: ProductCard
}

export interface SuggestionGroup {
  kind: 'pages' | 'products' | 'categories' | 'brands' | 'families' | 'elsewhere'
  rows: SuggestionRow[]
}

/** The shop API may return more rows of a kind (contract/productList). */
const maxRows = { products: 5, others: 3 }

/** Pages about the shop come first, because their terms match best. */
export function buildSuggestionGroups(
  { found, _embedded }: Suggestions,
  language: Language,
  pages: readonly SuggestionRow[] = [],
): SuggestionGroup[] {
  const { products, categories, brands, families } = _embedded
  const groups: SuggestionGroup[] = [
    { kind: 'pages', rows: [...pages] },
    {
      kind: 'products',
      rows: products.slice(0, maxRows.products).map((card) => ({
        id: `search-product-${card.id_product}`,
        name: card.name,
        path: buildCardPath(card, language),
        card,
      })),
    },
    {
      // If nothing was found, the categories are departments that the user can try instead.
      kind: found ? 'categories' : 'elsewhere',
      rows: categories
        .filter(({ line }) => line.length > 0)
        .slice(0, maxRows.others)
        .map(({ id_category: id, name, line }) => ({
          id: `search-category-${id}`,
          name,
          path: buildCategoryPath(line, language),
        })),
    },
    {
      kind: 'brands',
      rows: brands.slice(0, maxRows.others).map(({ slug, name }, index) => ({
        id: `search-brand-${index}`,
        name,
        path: buildBrandPath(slug, language),
      })),
    },
    {
      kind: 'families',
      rows: families.slice(0, maxRows.others).map(({ id_family: id, name, brand, slugs }) => ({
        id: `search-family-${id}`,
        name,
        path: buildFamilyPath(brand, slugs, language),
      })),
    },
  ]
  // Departments are useless beside the page that the user was looking for.
  return groups.filter(({ kind, rows }) => rows.length > 0 && (kind !== 'elsewhere' || pages.length === 0))
}
