import { Hono, type Context } from 'hono'
import { langOfRequest } from '../http/language'
import { findProducts } from '../list/findProducts'
import { countProducts, type List } from '../list/list'
import { readListQuery } from '../list/listQuery'
import { readFacets } from '../list/readFacets'
import { relaxations } from '../list/relaxations'
import { presentProduct } from '../presenters/product'
import { presentProductCard } from '../presenters/productCard'
import { productReferences } from '../records/productReferences'
import { readSearch } from '../search/readSearch'
import type { Shop } from '../shop'
import { requestedProduct } from './requestedProduct'

const pageLinks = (address: string, page: number, pages: number) => {
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

/** GET products and product. */
export function productRoutes({ database }: Shop): Hono {
  const routes = new Hono()

  const shown = (list: List) =>
    findProducts(database, list).map((product) =>
      list.query.expand === 'full'
        ? presentProduct(product, productReferences(database, product.id_product), list.lang)
        : presentProductCard(product, list.lang),
    )

  const answerList = (c: Context) => {
    const lang = langOfRequest(c)
    const query = readListQuery(c.req.query())
    const search = query.q === undefined ? null : readSearch(database, query.q, { lang, unfinished: false })
    const list = { query, search, lang }
    const counted = query.facets ? readFacets(database, list) : null
    const total = counted ? counted.total : countProducts(database, list)
    const { page, limit } = query
    return {
      total,
      page,
      limit,
      _embedded: { products: shown(list) },
      _links: pageLinks(c.req.url, page, Math.ceil(total / limit)),
      ...(counted && { facets: counted.facets }),
      ...(counted && total === 0 && { relaxations: relaxations(database, list) }),
      ...(search && { searched: { words: search.words, corrected: search.corrected } }),
    }
  }

  routes.get('/products', (c) => c.json(answerList(c)))

  routes.get('/product', (c) => {
    const lang = langOfRequest(c)
    const product = requestedProduct(database, c.req.query(), lang)
    return c.json(presentProduct(product, productReferences(database, product.id_product), lang))
  })

  return routes
}
