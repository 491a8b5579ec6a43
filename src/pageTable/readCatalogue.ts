import { brandList, campaignList, categoryList, familyList } from '../contract/catalogue'
import { fullProductList, productList } from '../contract/productList'
import { root, type RootLink } from '../contract/root'
import type * as v from 'valibot'
import { type Language } from '../i18n/languages'
import { askShopApi, type RequestShop } from './askShopApi'
import type { Catalogue, CatalogueByLanguage } from './catalogue'
import { catalogueFaults } from './catalogueFaults'

/**
 * The whole catalogue in both languages, from the root's links (SPEC §7; lists as in contract/product.ts).
 * `origin` is where the shop API stands, without a path. Throws one line when the API is down, answers in a
 * wrong shape, or contradicts itself.
 */
export async function readCatalogue(request: RequestShop, origin: string): Promise<CatalogueByLanguage> {
  const catalogue = { nl: await readLanguage(request, origin, 'nl'), en: await readLanguage(request, origin, 'en') }
  const [fault] = catalogueFaults(catalogue)
  if (fault) throw new Error(`The catalogue of the shop API at ${origin} cannot be used: ${fault}`)
  return catalogue
}

type Ask = <Schema extends v.GenericSchema>(
  link: RootLink,
  schema: Schema,
  query?: Query,
) => Promise<v.InferOutput<Schema>>
type Query = Record<string, string | number>

async function readLanguage(request: RequestShop, origin: string, language: Language): Promise<Catalogue> {
  const rootAddress = `${origin}/web/v1`
  const { _links } = await askShopApi(request, rootAddress, language, root)
  const ask: Ask = (link, schema, query = {}) => {
    const href = _links[link]?.href
    if (!href)
      throw new Error(`The shop API could not be read: ${rootAddress} (${language}): it has no link "${link}".`)
    return askShopApi(request, addressOf(href, origin, query), language, schema)
  }
  const products = await allPages((page) =>
    ask('products', fullProductList, { expand: 'full', sort: 'recommended', limit: pageSize, page }),
  )
  const newest = await allPages((page) =>
    ask('products', productList, { new: 1, sort: 'newest', limit: pageSize, page }),
  )
  return {
    brands: (await ask('brands', brandList))._embedded.brands,
    categories: (await ask('categories', categoryList))._embedded.categories,
    families: (await ask('families', familyList))._embedded.families,
    campaigns: (await ask('campaigns', campaignList))._embedded.campaigns,
    products,
    newest: newest.map(({ id_product }) => id_product),
  }
}

const pageSize = 100

interface ProductPage<Found> {
  total: number
  limit: number
  _embedded: { products: Found[] }
}

/** Every product of a list, over all its pages; one that moved to another page meanwhile comes once. */
async function allPages<Found extends { id_product: number }>(
  ask: (page: number) => Promise<ProductPage<Found>>,
): Promise<Found[]> {
  const products = new Map<number, Found>()
  for (let page = 1; ; page += 1) {
    const { _embedded, limit, total } = await ask(page)
    for (const product of _embedded.products) products.set(product.id_product, product)
    if (_embedded.products.length === 0 || page * limit >= total) return [...products.values()]
  }
}

/** `/v1/...` stands below /web on the API's origin (SPEC §7); a template's `{?...}` is left out, the query added. */
function addressOf(href: string, origin: string, query: Query): string {
  const path = href.replace(/\{[^}]*\}/g, '')
  const address = new URL(path.startsWith('/') && !path.startsWith('/web/') ? `/web${path}` : path, origin)
  if (address.origin !== new URL(origin).origin) throw new Error(`The shop API at ${origin} links elsewhere: ${href}`)
  for (const [name, value] of Object.entries(query)) address.searchParams.set(name, String(value))
  return address.href
}
