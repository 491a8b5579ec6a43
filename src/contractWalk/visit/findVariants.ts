import { fullProductList } from '../../contract/productList'
import type { Product } from '../../contract/product'
import type * as v from 'valibot'
import type { Person } from './Person'

export interface VariantForSale {
  id_product: number
  id_product_attribute: number
}

export const fullProductQuery = { expand: 'full', sort: 'recommended', limit: 100, page: 1 }

export async function listFullProducts(person: Person): Promise<Product[]> {
  const productList = await person.call('listProducts', { payload: fullProductQuery, schema: fullProductList })
  return (productList as v.InferOutput<typeof fullProductList>)._embedded.products
}

/** Finds variants of two products, each with a stock of at least five. The cheaper variant comes first. */
export async function findVariants(person: Person): Promise<[VariantForSale, VariantForSale]> {
  const products = await listFullProducts(person)
  const variantsForSale = products.flatMap(({ id_product, combinations }) => {
    const variant = combinations.find(({ stock }) => stock >= 5)
    return variant ? [{ ...variant, id_product }] : []
  })
  const [cheapestVariant, nextVariant] = variantsForSale
    .sort((one, other) => one.price.amount - other.price.amount)
    .map(({ id_product, id_product_attribute }) => ({ id_product, id_product_attribute }))
  const neededProducts = 'two products of which five are in stock'
  return [
    person.requireValue('listProducts', neededProducts, cheapestVariant),
    person.requireValue('listProducts', neededProducts, nextVariant),
  ]
}
