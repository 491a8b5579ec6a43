import * as v from 'valibot'
import { brandList, campaignList, categoryList, familyList } from '../../contract/catalogue'
import { fullProductList, productList } from '../../contract/productList'
import type { RootLink } from '../../contract/calls/allCalls'
import { root } from '../../contract/links'
import { defaultLanguage, type Language, languageId, languages } from '../../i18n/languages'
import type { Catalogue, CatalogueByLanguage } from '../pages/catalogueIndex'
import { completeCatalogue } from './completeCatalogue'
import { validateCatalogue } from './validateCatalogue'

/**
 * Reads the whole catalogue in every language by the links of the root (SPEC §7; lists as in contract/productList.ts).
 * `origin` is the origin of the shop API, without a path. Throws a one-line Error if the API is down, responds in the
 * wrong shape, or contradicts itself. Only the products are required; the root may have no link to the other lists.
 */
export async function readCatalogue(request: RequestShopApi, origin: string): Promise<CatalogueByLanguage> {
  // The languages are read one after the other, so that a small shop API does not get all requests at the same time.
  const languageCatalogues: [Language, Catalogue][] = []
  for (const language of languages)
    languageCatalogues.push([language, await readLanguageCatalogue(request, origin, language)])
  const catalogue = Object.fromEntries(languageCatalogues) as CatalogueByLanguage
  const [error] = validateCatalogue(catalogue)
  if (error) throw new Error(`The catalogue of the shop API at ${origin} cannot be used: ${error}`)
  return catalogue
}

/** Reads the data on which the features of the shop depend. Throws a one-line Error as `readCatalogue` does. */
export async function readFeatureSources(request: RequestShopApi, origin: string) {
  const { _links: links } = await fetchFromShopApi(request, `${origin}/web/v1`, defaultLanguage, root)
  const href = links['campaigns']?.href
  if (!href) return { links, hasShowroom: false }
  const campaignsUrl = buildApiUrl(href, origin, {})
  const { _embedded } = await fetchFromShopApi(request, campaignsUrl, defaultLanguage, campaignList)
  return { links, hasShowroom: _embedded.campaigns.some(isShowroom) }
}

export const isShowroom = ({ id }: { id: string }): boolean => id === 'showroom'

type Query = Record<string, string | number>

async function readLanguageCatalogue(request: RequestShopApi, origin: string, language: Language): Promise<Catalogue> {
  const rootAddress = `${origin}/web/v1`
  const { _links } = await fetchFromShopApi(request, rootAddress, language, root)
  const fetchLink = <Schema extends v.GenericSchema>(link: RootLink, schema: Schema, query: Query = {}) => {
    const href = _links[link]?.href
    if (!href)
      throw new Error(`The shop API could not be read: ${rootAddress} (${language}): it has no link "${link}".`)
    return fetchFromShopApi(request, buildApiUrl(href, origin, query), language, schema)
  }
  const products = await readAllPages((page) =>
    fetchLink('products', fullProductList, { expand: 'full', sort: 'recommended', limit: pageSize, page }),
  )
  const newest = await readAllPages((page) =>
    fetchLink('products', productList, { new: 1, sort: 'newest', limit: pageSize, page }),
  )
  const { facets } = await fetchLink('products', productList, { new: 1, facets: 1, limit: 1 })
  return completeCatalogue({
    brands: _links['brands'] ? (await fetchLink('brands', brandList))._embedded.brands : null,
    categories: _links['categories'] ? (await fetchLink('categories', categoryList))._embedded.categories : null,
    families: _links['families'] ? (await fetchLink('families', familyList))._embedded.families : null,
    campaigns: _links['campaigns'] ? (await fetchLink('campaigns', campaignList))._embedded.campaigns : [],
    products,
    newest: newest.map(({ id_product }) => id_product),
    newColours: facets?.lists.find(({ facet }) => facet === 'colours')?.values ?? [],
  })
}

const pageSize = 100

interface ProductPage<ListedProduct> {
  total: number
  limit: number
  _embedded: { products: ListedProduct[] }
}

/**
 * Reads all products of a list, page by page. Returns a product once, even if it moves to another page in the meantime.
 */
async function readAllPages<ListedProduct extends { id_product: number }>(
  fetchLink: (page: number) => Promise<ProductPage<ListedProduct>>,
): Promise<ListedProduct[]> {
  const products = new Map<number, ListedProduct>()
  for (let page = 1; ; page += 1) {
    const { _embedded, limit, total } = await fetchLink(page)
    for (const product of _embedded.products) products.set(product.id_product, product)
    if (_embedded.products.length === 0 || page * limit >= total) return [...products.values()]
  }
}

/**
 * Builds a URL of the shop API. `/v1/...` is under /web on the API's origin (SPEC §7). The query replaces the `{?...}`
 * of a template.
 */
function buildApiUrl(href: string, origin: string, query: Query): string {
  const path = href.replace(/\{[^}]*\}/g, '')
  const address = new URL(path.startsWith('/') && !path.startsWith('/web/') ? `/web${path}` : path, origin)
  if (address.origin !== new URL(origin).origin) throw new Error(`The shop API at ${origin} links elsewhere: ${href}`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  return address.href
}

/** Sends a request to the shop API, over the network or within this process. */
export type RequestShopApi = (request: Request) => Promise<Response>

/** The time in ms for which a build waits for a response. */
const requestTimeout = 60_000

/**
 * Fetches a URL of the shop API in a language and validates the response. Throws a one-line Error with the URL when the
 * API is down, refuses the request, or responds in a shape that differs from the contract.
 */
async function fetchFromShopApi<Schema extends v.GenericSchema>(
  request: RequestShopApi,
  address: string,
  language: Language,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const buildError = (reason: string) =>
    new Error(`The shop API could not be read: ${address} (${language}): ${reason}`)
  const headers = { Accept: 'application/json', 'Content-Type': 'application/json', Lang: String(languageId[language]) }
  const apiRequest = new Request(address, { headers, signal: AbortSignal.timeout(requestTimeout) })
  const response = await request(apiRequest).catch((error: unknown) => {
    throw buildError(`${describeReason(error)}. Is it running, and is its address right?`)
  })
  if (response.status !== 200) throw buildError(`it answered with status ${response.status}.`)
  const answer: unknown = await response.json().catch(() => {
    throw buildError('it did not answer with JSON.')
  })
  const { success, output, issues } = v.safeParse(schema, answer)
  if (success) return output
  const issue = issues[0]
  throw buildError(`${v.getDotPath(issue) ?? 'the answer'}: ${issue.message.slice(0, 200)}.`)
}

/** Returns the code of an error, or '' if it has none. The error of a failed connection may have no message. */
const readCode = (error: Error & { code?: string }): string => error.code ?? ''

function describeReason(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const cause = error.cause instanceof Error ? error.cause.message || readCode(error.cause) : ''
  return cause ? `${error.message} (${cause})` : error.message
}
