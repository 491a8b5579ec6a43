import { countryList, type Country } from '../contract/catalogue'
import type { Links } from '../contract/links'
import { fullProductList, productList, type Product, type ProductList } from '../contract/product'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** Query of the products link; see contract/product. */
export interface ProductQuery {
  category?: number
  brand?: string
  family?: number
  ids?: readonly number[]
  sale?: 1
  new?: 1
  sort?: 'recommended' | 'newest' | 'price' | '-price' | 'name'
  page?: number
  limit?: number
}

const inWords = ({ ids, ...query }: ProductQuery) => ({ ...query, ids: ids?.join(',') })

/** A page of products as a list shows them. */
export const loadProducts = (
  client: ShopClient,
  links: Links,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<ProductList> =>
  needed(follow(client, linkNamed(links, 'products'), productList, { payload: inWords(query), signal }))

/** Products in full with their price and stock of now, in the order asked for; what the shop doesn't have is left out. */
export async function loadFullProducts(
  client: ShopClient,
  links: Links,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Product[]> {
  const payload = { ids: ids.join(','), expand: 'full' }
  const list = await needed(follow(client, linkNamed(links, 'products'), fullProductList, { payload, signal }))
  return ids.flatMap((id) => list._embedded.products.find((product) => product.id_product === id) ?? [])
}

/** A product in full with its price and stock of now; null when the shop doesn't have it. */
export async function loadProduct(
  client: ShopClient,
  links: Links,
  id: number,
  signal?: AbortSignal,
): Promise<Product | null> {
  const [product] = await loadFullProducts(client, links, [id], signal)
  return product ?? null
}

/** The countries that the shop delivers to. */
export async function loadCountries(client: ShopClient, links: Links): Promise<Country[]> {
  return (await needed(follow(client, linkNamed(links, 'countries'), countryList)))._embedded.countries
}
