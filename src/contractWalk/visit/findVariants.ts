import { fullProductList } from '../../contract/productList'
import type { Country } from '../../contract/catalogue'
import type { Product } from '../../contract/product'
import type * as v from 'valibot'
import type { ResponseLinks, Person } from './Person'

export interface VariantForSale {
  id_product: number
  id_product_attribute: number
  amount: number
}

const query = { expand: 'full', sort: 'recommended', limit: 100, page: 1 }

export async function listFullProducts(person: Person, root: ResponseLinks): Promise<Product[]> {
  const list = await person.call('listProducts', root, { payload: query, schema: fullProductList })
  return (list as v.InferOutput<typeof fullProductList>)._embedded.products
}

/** Finds variants of two products, each with a stock of at least five. The cheaper variant comes first. */
export async function findVariants(person: Person, root: ResponseLinks): Promise<[VariantForSale, VariantForSale]> {
  const products = await listFullProducts(person, root)
  const variantsForSale = products.flatMap(({ id_product, combinations }): VariantForSale[] => {
    const variant = combinations.find(({ stock }) => stock >= 5)
    return variant
      ? [{ id_product, id_product_attribute: variant.id_product_attribute, amount: variant.price.amount }]
      : []
  })
  const [cheapestVariant, nextVariant] = variantsForSale.sort((one, other) => one.amount - other.amount)
  const missingDescription = 'two products of which five are in stock'
  return [
    person.require('listProducts', missingDescription, cheapestVariant),
    person.require('listProducts', missingDescription, nextVariant),
  ]
}

/** Postcodes of real places, by country. */
const postcodes: Record<string, { postcode: string; city: string }> = {
  BE: { postcode: '9000', city: 'Gent' },
  NL: { postcode: '1012 AB', city: 'Amsterdam' },
  DE: { postcode: '10115', city: 'Berlin' },
  FR: { postcode: '75001', city: 'Paris' },
  LU: { postcode: '1009', city: 'Luxembourg' },
  GB: { postcode: 'SW1A 1AA', city: 'London' },
}

/** Creates an address in a country. Returns null if no known postcode matches the format of the country. */
export function createAddress({ id_country, iso, postcode: pattern }: Country) {
  const knownPlaces = postcodes[iso] ? [postcodes[iso]] : Object.values(postcodes)
  const place = knownPlaces.find(({ postcode }) => new RegExp(pattern).test(postcode))
  const nameFields = { firstname: 'Contract', lastname: 'Walker', company: null, vat_number: null }
  return place ? { ...nameFields, address1: 'Main Street 1', address2: null, ...place, id_country } : null
}
