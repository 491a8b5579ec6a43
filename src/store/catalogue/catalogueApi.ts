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
import { product, type Product } from '../../contract/product'
import {
  type FacetName,
  fullProductList,
  productList,
  type ProductScope,
  searchStart,
  type Sorting,
  suggestions,
  type Suggestions,
} from '../../contract/productList'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'

/** The query of the products link (contract/productList). Prices are in euro. */
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

/** The `sale` filter and the `sale` scope share one parameter. */
function serializeQuery({ ids, filters = {}, ...query }: ProductQuery) {
  const chosenFilters = Object.entries(filters).filter(([, values]) => values.length > 0)
  return {
    ...query,
    ids: ids?.join(','),
    ...Object.fromEntries(chosenFilters.map(([name, values]) => [name, values.join(',')])),
  }
}

export const loadProducts = (client: ApiClient, links: Links, query: ProductQuery, signal?: AbortSignal) =>
  requestAnswer(client, links, 'products', productList, { payload: serializeQuery(query), signal })

/** The products are in the order of the ids. Products that do not exist are left out. */
export async function loadFullProducts(
  client: ApiClient,
  links: Links,
  ids: readonly number[],
  signal?: AbortSignal,
): Promise<Product[]> {
  const payload = { ids: ids.join(','), expand: 'full', limit: ids.length }
  const list = await requestAnswer(client, links, 'products', fullProductList, { payload, signal })
  return ids.flatMap((id) => list._embedded.products.find((product) => product.id_product === id) ?? [])
}

/**
 * The slug is in the language of the request. Rejects with an ApiError: 404 when the product never existed, and 410 of
 * type `product_gone` when it is no longer sold. The error's data may then contain the family (contract/catalogue).
 */
export const loadProductBySlug = (client: ApiClient, links: Links, slug: string) =>
  requestAnswer(client, links, 'product', product, { payload: { slug } })

/** Rejects like `loadProductBySlug`. */
export const loadProduct = (client: ApiClient, links: Links, id: number) =>
  requestAnswer(client, links, 'product', product, { payload: { id } })

/** The typed text must have at least two characters. Without the API's link, there are no suggestions. */
export const loadSuggestions = async (
  client: ApiClient,
  links: Links,
  q: string,
  signal?: AbortSignal,
): Promise<Suggestions> =>
  links['suggestions']
    ? requestAnswer(client, links, 'suggestions', suggestions, { payload: { q }, signal })
    : { q, found: true, corrected: null, _embedded: { products: [], categories: [], brands: [], families: [] } }

export const loadSearchStart = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'search_start', searchStart)

/** Each list is in the shop's order. */
export interface Assortment {
  brands: Brand[]
  categories: Category[]
  families: Family[]
}

/** A list without a link at the root (SPEC §7) is empty. */
export async function loadAssortment(client: ApiClient, links: Links): Promise<Assortment> {
  const [brands, categories, families] = await Promise.all([
    links['brands'] && requestAnswer(client, links, 'brands', brandList),
    links['categories'] && requestAnswer(client, links, 'categories', categoryList),
    links['families'] && requestAnswer(client, links, 'families', familyList),
  ])
  return {
    brands: brands?._embedded.brands ?? [],
    categories: categories?._embedded.categories ?? [],
    families: families?._embedded.families ?? [],
  }
}

export async function fetchCountries(client: ApiClient, links: Links): Promise<Country[]> {
  return (await requestAnswer(client, links, 'countries', countryList))._embedded.countries
}
