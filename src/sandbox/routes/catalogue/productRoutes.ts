import { Hono, type Context } from 'hono'
import { type Lang, readLang } from '../../http/language'
import { filterProducts } from '../../list/countFacets'
import { readListQuery } from '../../list/listQuery'
import { findScope } from '../../list/productList'
import { readFacets } from '../../list/readFacets'
import { serializeProduct } from '../../serializers/product'
import { serializeProductCard } from '../../serializers/productCard'
import { type ProductRecord, readProductReferences, readProducts } from '../../queries/product'
import { readSearch } from '../../search/readSearch'
import type { SandboxContext } from '../../context'
import { findRequestedProduct } from './requestedProduct'

/** Handles GET products and GET product. */
export function productRoutes({ database }: SandboxContext): Hono {
  const routes = new Hono()

  const serializeAll = (products: readonly ProductRecord[], lang: Lang, isFull: boolean) =>
    products.map((product) =>
      isFull
        ? serializeProduct(product, readProductReferences(database, product.id_product), lang)
        : serializeProductCard(product, lang),
    )

  const buildList = (c: Context) => {
    const lang = readLang(c)
    const query = readListQuery(c.req.query())
    const search = query.q === undefined ? null : readSearch(database, query.q, { lang, unfinished: false })
    const list = { query, search, lang }
    const scope = findScope(database, list)
    const listed = filterProducts(scope, query)
    const total = listed.length
    const { page, limit } = query
    const ids = listed.slice((page - 1) * limit, page * limit).map(({ id }) => id)
    const counted = query.facets ? readFacets(database, list, scope) : null
    return {
      total,
      page,
      limit,
      _embedded: { products: serializeAll(readProducts(database, ids), lang, query.expand === 'full') },
      _links: buildPageLinks(c.req.url, page, Math.ceil(total / limit)),
      ...(counted && { facets: counted.facets }),
      ...(counted && total === 0 && { relaxations: counted.relaxations }),
      ...(search && { searched: { words: search.words, corrected: search.corrected } }),
    }
  }

  routes.get('/products', (c) => c.json(buildList(c)))

  routes.get('/product', (c) => {
    const lang = readLang(c)
    const product = findRequestedProduct(database, c.req.query(), lang)
    return c.json(serializeProduct(product, readProductReferences(database, product.id_product), lang))
  })

  return routes
}

const buildPageLinks = (address: string, page: number, pages: number) => {
  const to = (number: number) => {
    const url = new URL(address)
    url.searchParams.set('page', String(number))
    return { href: `/v1/products${url.search}` }
  }
  return {
    self: to(page),
    ...(page > 1 && { prev: to(page - 1) }),
    ...(page < pages && { next: to(page + 1) }),
  }
}
