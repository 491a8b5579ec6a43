import {
  brandList,
  categoryList,
  countryList,
  familyList,
  type Brand,
  type Category,
  type Country,
  type Family,
} from '../../contract/catalogue'
import type { Links } from '../../contract/links'
import type { FacetName } from '../../contract/productList'
import { product, type Product } from '../../contract/product'
import {
  fullProductList,
  productList,
  type ProductList,
  type ProductScope,
  type Sorting,
} from '../../contract/productList'
import { suggestions, type Suggestions } from '../../contract/productList'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** Query of the products link: contract/productList and contract/productList say what each means. Prices in euro. */
export interface ProductQuery extends ProductScope {
  ids?: readonly number[]
  filters?: Partial<Record<FacetName, readonly string[]>>
  price_min?: number
  price_max?: number
  sort?: Sorting
  page?: number
  limit?: number
  facets?: 1
}

/** A chosen `sale` filter and the scope `sale` are one parameter. */
function serializeQuery({ ids, filters = {}, ...query }: ProductQuery) {
  const chosen = Object.entries(filters).filter(([, values]) => values.length > 0)
  return {
    ...query,
    ids: ids?.join(','),
    ...Object.fromEntries(chosen.map(([name, values]) => [name, values.join(',')])),
  }
}

/** A page of products as a list shows them. */
export const loadProducts = (
  client: ApiClient,
  links: Links,
  query: ProductQuery,
  signal?: AbortSignal,
): Promise<ProductList> =>
  requireAnswer(followLink(client, getLink(links, 'products'), productList, { payload: serializeQuery(query), signal }))

/** Products in full with their price and stock of now, in the order asked for; what the shop doesn't have is left out. */
export async function loadFullProducts(
  client: ApiClient,
  links: Links,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Product[]> {
  const payload = { ids: ids.join(','), expand: 'full', limit: ids.length }
  const list = await requireAnswer(followLink(client, getLink(links, 'products'), fullProductList, { payload, signal }))
  return ids.flatMap((id) => list._embedded.products.find((product) => product.id_product === id) ?? [])
}

/**
 * The product whose slug in the request's language this is, as it is now. An ApiError 404 when the shop never had it,
 * 410 of type `product_gone` when it no longer does; its data then may carry the family (contract/catalogue).
 */
export const loadProductBySlug = (
  client: ApiClient,
  links: Links,
  slug: string,
  signal?: AbortSignal,
): Promise<Product> =>
  requireAnswer(followLink(client, getLink(links, 'product'), product, { payload: { slug }, signal }))

/** A product in full with its price and stock of now. Errors as loadProductBySlug. */
export const loadProduct = (client: ApiClient, links: Links, id: number, signal?: AbortSignal): Promise<Product> =>
  requireAnswer(followLink(client, getLink(links, 'product'), product, { payload: { id }, signal }))

/** What a shopper may mean by the letters typed so far (from two). */
export const loadSuggestions = (
  client: ApiClient,
  links: Links,
  q: string,
  signal?: AbortSignal,
): Promise<Suggestions> =>
  requireAnswer(followLink(client, getLink(links, 'suggestions'), suggestions, { payload: { q }, signal }))

/** What the shop's products are arranged by, each in shop order. */
export interface Range {
  brands: Brand[]
  categories: Category[]
  families: Family[]
}

/** All brands, categories and families, by the links of the root (SPEC §7). */
export async function loadRange(client: ApiClient, links: Links): Promise<Range> {
  const [brands, categories, families] = await Promise.all([
    requireAnswer(followLink(client, getLink(links, 'brands'), brandList)),
    requireAnswer(followLink(client, getLink(links, 'categories'), categoryList)),
    requireAnswer(followLink(client, getLink(links, 'families'), familyList)),
  ])
  return { ...brands._embedded, ...categories._embedded, ...families._embedded }
}

/** The countries that the shop delivers to. */
export async function loadCountries(client: ApiClient, links: Links): Promise<Country[]> {
  return (await requireAnswer(followLink(client, getLink(links, 'countries'), countryList)))._embedded.countries
}
