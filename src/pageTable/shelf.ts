import * as v from 'valibot'
import type { Brand, Category, Family } from '../contract/catalogue'
import { productCard, type Product, type ProductCard } from '../contract/product'
import type { Language } from '../i18n/languages'
import type { Catalogue } from './catalogue'
import { brandPath, categoryPath, familyPath, productPath } from './paths'
import type { Crumb } from './pageContext'

/** A language's catalogue, arranged so that a page finds what it shows. Ids that are not there give nothing. */
export interface Shelf extends Catalogue {
  language: Language
  cards: (ids: readonly number[]) => ProductCard[]
  productsWith: (ids: readonly number[]) => Product[]
  cardsOf: (products: readonly Product[]) => ProductCard[]
  /** From the top category down to the one of this id. */
  categoryLine: (id: number) => Category[]
  brandCrumb: (slug: string) => Crumb
  categoryCrumbs: (id: number) => Crumb[]
  familyCrumb: (family: Family) => Crumb
  productCrumb: (product: Product) => Crumb
}

export function shelfOf(catalogue: Catalogue, language: Language): Shelf {
  const brands = new Map(catalogue.brands.map((brand): [string, Brand] => [brand.slug, brand]))
  const categories = new Map(
    catalogue.categories.map((category): [number, Category] => [category.id_category, category]),
  )
  const products = new Map(catalogue.products.map((product) => [product.id_product, product]))
  // A product in full is a card and more: the schema leaves the rest out, so that lists stay light.
  const cards = new Map(catalogue.products.map((product) => [product.id_product, v.parse(productCard, product)]))
  const cardsOfIds = (ids: readonly number[]) => ids.flatMap((id) => cards.get(id) ?? [])

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
    productsWith: (ids) => ids.flatMap((id) => products.get(id) ?? []),
    cardsOf: (products) => cardsOfIds(products.map(({ id_product }) => id_product)),
    categoryLine,
    categoryCrumbs,
    brandCrumb: (slug) => ({ name: brands.get(slug)?.name ?? slug, path: brandPath(slug, language) }),
    familyCrumb: ({ name, brand, slugs }) => ({ name, path: familyPath(brand, slugs, language) }),
    productCrumb: ({ name, slugs }) => ({ name, path: productPath(slugs, language) }),
  }
}
