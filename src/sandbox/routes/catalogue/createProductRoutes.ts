import { Hono, type Context } from 'hono'
import { readLang } from '../../http/language'
import { filterProducts, listMatchingVariants } from '../../list/countFacets'
import type { ListedProduct } from '../../list/listedProducts'
import { readListQuery } from '../../list/listQuery'
import { createVariantPicker } from '../../list/pickVariant'
import { findScope, type ListRequest } from '../../list/productList'
import { readFacets } from '../../list/readFacets'
import { serializeProduct } from '../../serializers/product'
import { serializeProductCard } from '../../serializers/productCard'
import { readProductReferences, readProducts } from '../../queries/product'
import { readSearch } from '../../search/readSearch'
import type { SandboxContext } from '../../context'
import { findRequestedProduct } from './requestedProduct'

/** Handles GET products and GET product. */
export function createProductRoutes({ database }: SandboxContext): Hono {
  const routes = new Hono()

  const serializeProducts = (listed: readonly ListedProduct[], { query, search, lang }: ListRequest) => {
    const pickVariant = createVariantPicker(database, { ...query, search }, lang)
    const byId = new Map(listed.map((one) => [one.id, one]))
    return readProducts(database, [...byId.keys()]).map((product) => {
      const { id_product } = product
      const one = byId.get(id_product)
      const matching = one ? listMatchingVariants(one, query) : []
      const shown = pickVariant(product, matching)
      return query.expand === 'full'
        ? serializeProduct(product, readProductReferences(database, id_product), lang, shown)
        : serializeProductCard(
            product,
            lang,
            shown,
            product.combinations.filter(({ id_product_attribute: id }) => matching.includes(id)),
          )
    })
  }

  const buildList = (c: Context) => {
    const lang = readLang(c)
    const query = readListQuery(c.req.query())
    const search = query.q === undefined ? null : readSearch(database, query.q, { lang, unfinished: false })
    const list = { query, search, lang }
    const scope = findScope(database, list)
    const listed = filterProducts(scope, query)
    const total = listed.length
    const { page, limit } = query
    const onPage = listed.slice((page - 1) * limit, page * limit)
    const counted = query.facets ? readFacets(database, list, scope) : null
    return {
      total,
      page,
      limit,
      _embedded: { products: serializeProducts(onPage, list) },
      _links: buildPageLinks(c.req.url, page, Math.ceil(total / limit)),
      ...(counted && { facets: counted.facets }),
      ...(counted && total === 0 && { relaxations: counted.relaxations }),
      ...(search && { searched: { words: search.words, corrected: search.corrected, total: scope.length } }),
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
