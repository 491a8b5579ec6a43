import * as v from 'valibot'
import type { Brand, Campaign, Category, Family } from '../contract/catalogue'
import { productCard, type Product, type ProductCard } from '../contract/product'
import type { Language } from '../i18n/languages'
import type { Catalogue } from './catalogue'
import { groupBy, keyBy } from './groups'
import { brandPath, categoryPath, familyPath, productPath } from './paths'
import type { Crumb } from './pageContext'

/**
 * A language's catalogue, arranged so that a page finds what it shows without going through all of it: a shop may have
 * thousands of products. Ids that are not there give nothing.
 */
export interface Shelf extends Catalogue {
  language: Language
  cards: (ids: readonly number[]) => ProductCard[]
  productsWith: (ids: readonly number[]) => Product[]
  productsOfBrand: (slug: string) => readonly Product[]
  /** Those of its children too, each once, in the shop's order. */
  productsInCategory: (id: number) => readonly Product[]
  cardsOf: (products: readonly Product[]) => ProductCard[]
  familyWith: (id: number | null) => Family | undefined
  familiesOfBrand: (slug: string) => readonly Family[]
  /** From the top category down to the one of this id. */
  categoryLine: (id: number) => Category[]
  /** The slug of the one brand whose products a campaign is about; null when there are several. */
  brandOfCampaign: (campaign: Campaign) => string | null
  brandCrumb: (slug: string) => Crumb
  categoryCrumbs: (id: number) => Crumb[]
  familyCrumb: (family: Family) => Crumb
  productCrumb: (product: Product) => Crumb
}

/** Arranges a language's catalogue once, for all the pages that are made of it. */
export function shelfOf(catalogue: Catalogue, language: Language): Shelf {
  const brands = keyBy(catalogue.brands, (brand: Brand) => brand.slug)
  const categories = keyBy(catalogue.categories, (category: Category) => category.id_category)
  const families = keyBy(catalogue.families, (family: Family) => family.id_family)
  const products = keyBy(catalogue.products, (product: Product) => product.id_product)
  const byBrand = groupBy(catalogue.products, (product) => [product.brand.slug])
  const familiesByBrand = groupBy(catalogue.families, (family) => [family.brand])
  const byCategory = groupBy(catalogue.products, ({ id_categories }) =>
    id_categories.flatMap((id) => [id, categories.get(id)?.id_parent ?? id]),
  )
  // A product in full is a card and more: the schema leaves the rest out, so that lists stay light.
  const cards = new Map(catalogue.products.map((product) => [product.id_product, v.parse(productCard, product)]))
  const cardsOfIds = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? [])
  const productsWith = (ids: readonly number[]) => ids.flatMap((id) => products.get(id) ?? [])

  const categoryLine = (id: number): Category[] => {
    const category = categories.get(id)
    const parent = category?.id_parent ? categories.get(category.id_parent) : undefined
    return [parent, category].filter((each) => each !== undefined)
  }
  const categoryCrumbs = (id: number) => {
    const line = categoryLine(id)
    return line.map(({ name }, index) => ({
      name,
      path: categoryPath(
        line.slice(0, index + 1).map(({ slugs }) => slugs),
        language,
      ),
    }))
  }
  return {
    ...catalogue,
    language,
    cards: cardsOfIds,
    productsWith,
    productsOfBrand: (slug) => byBrand.get(slug) ?? [],
    productsInCategory: (id) => byCategory.get(id) ?? [],
    cardsOf: (products) => cardsOfIds(products.map(({ id_product }) => id_product)),
    familyWith: (id) => (id === null ? undefined : families.get(id)),
    familiesOfBrand: (slug) => familiesByBrand.get(slug) ?? [],
    categoryLine,
    categoryCrumbs,
    brandOfCampaign: ({ id_products }) => {
      const slugs = new Set(productsWith(id_products).map(({ brand }) => brand.slug))
      return slugs.size === 1 ? [...slugs][0]! : null
    },
    brandCrumb: (slug) => ({ name: brands.get(slug)?.name ?? slug, path: brandPath(slug, language) }),
    familyCrumb: ({ name, brand, slugs }) => ({ name, path: familyPath(brand, slugs, language) }),
    productCrumb: ({ name, slugs }) => ({ name, path: productPath(slugs, language) }),
  }
}
