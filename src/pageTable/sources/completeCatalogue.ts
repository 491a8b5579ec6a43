import * as v from 'valibot'
import { type Brand, brand, type Category, type Family } from '../../contract/catalogue'
import type { Product } from '../../contract/product'
import type { Catalogue } from '../pages/catalogueIndex'

/** The lists of the shop API besides its products. A list is null if the root has no link to it. */
export interface ApiLists {
  brands: Brand[] | null
  categories: Category[] | null
  families: Family[] | null
}

/**
 * Derives from the products the data that an API may leave out of its catalogue: the brands, the numbers of products,
 * and the products of a family. Without a list of categories or families, the products have no category or family. A
 * category without a product has no page.
 */
export function completeCatalogue({
  brands,
  categories,
  families,
  ...catalogue
}: Omit<Catalogue, keyof ApiLists> & ApiLists): Catalogue {
  const products = catalogue.products.map((product) => ({
    ...product,
    id_categories: categories ? product.id_categories : [],
    id_family: families ? product.id_family : null,
  }))
  const parents = new Map(categories?.map(({ id_category, id_parent }) => [id_category, id_parent]))
  const isInCategory = (id: number, { id_categories }: Product) =>
    id_categories.some((categoryId) => categoryId === id || parents.get(categoryId) === id)
  return {
    ...catalogue,
    products,
    brands: (brands ?? listBrands(products)).map((brand) => ({
      ...brand,
      product_count: brand.product_count || products.filter((product) => product.brand.slug === brand.slug).length,
    })),
    categories: (categories ?? [])
      .map((category) => ({
        ...category,
        product_count:
          category.product_count || products.filter((product) => isInCategory(category.id_category, product)).length,
      }))
      .filter(({ product_count }) => product_count > 0),
    families: (families ?? []).map((family) => ({
      ...family,
      id_products:
        family.id_products.length > 0
          ? family.id_products
          : products.filter(({ id_family }) => id_family === family.id_family).map(({ id_product }) => id_product),
    })),
  }
}

function listBrands(products: readonly Product[]): Brand[] {
  const namesBySlug = new Map(products.map((product) => [product.brand.slug, product.brand.name]))
  return [...namesBySlug].map(([slug, name], index) => v.parse(brand, { id_brand: index + 1, slug, name }))
}
