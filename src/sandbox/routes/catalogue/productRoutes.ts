import { Hono, type Context } from 'hono'
import { readLang } from '../../http/language'
import { findProducts } from '../../list/productList'
import { countProducts, type List } from '../../list/productList'
import { readListQuery } from '../../list/listQuery'
import { readFacets } from '../../list/readFacets'
import { relaxations } from '../../list/readFacets'
import { serializeProduct } from '../../serializers/product'
import { serializeProductCard } from '../../serializers/productCard'
import { readProductReferences } from '../../queries/product'
import { readSearch } from '../../search/readSearch'
import type { SandboxContext } from '../../context'
import { findRequestedProduct } from './requestedProduct'

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
export function productRoutes({ database }: SandboxContext): Hono {
  const routes = new Hono()

  const shown = (list: List) =>
    findProducts(database, list).map((product) =>
      list.query.expand === 'full'
        ? serializeProduct(product, readProductReferences(database, product.id_product), list.lang)
        : serializeProductCard(product, list.lang),
    )

  const answerList = (c: Context) => {
    const lang = readLang(c)
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
    const lang = readLang(c)
    const product = findRequestedProduct(database, c.req.query(), lang)
    return c.json(serializeProduct(product, readProductReferences(database, product.id_product), lang))
  })

  return routes
}
