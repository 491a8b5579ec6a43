import type { Context, Hono } from 'hono'
import { readLanguage } from '../../http/language'
import { filterProducts, listMatchingVariants } from '../../list/countFacets'
import type { ListedProduct } from '../../list/listedProducts'
import { readListQuery } from '../../list/listQuery'
import { createVariantPicker } from '../../list/pickVariant'
import { findProductsInScope, type ListRequest } from '../../list/findProductsInScope'
import { readFacets } from '../../list/readFacets'
import { serializeProduct } from '../../serializers/product'
import { serializeProductCard } from '../../serializers/productCard'
import { readProductReferences, readProducts } from '../../queries/product'
import { readSearch } from '../../search/readSearch'
import type { SandboxContext } from '../../context'
import { requireProduct } from './requestedProduct'

export function createProductRoutes(routes: Hono, { database }: SandboxContext): void {
  const serializeProducts = (listedProducts: readonly ListedProduct[], { query, search, language }: ListRequest) => {
    const pickVariant = createVariantPicker(database, { ...query, search }, language)
    const productsById = new Map(listedProducts.map((product) => [product.id, product]))
    return readProducts(database, [...productsById.keys()]).map((product) => {
      const { id_product } = product
      const listedProduct = productsById.get(id_product)
      const matchingVariants = listedProduct ? listMatchingVariants(listedProduct, query) : []
      const shownVariant = pickVariant(product, matchingVariants)
      return query.expand === 'full'
        ? serializeProduct(product, readProductReferences(database, id_product, language), language, shownVariant)
        : serializeProductCard(
            product,
            language,
            shownVariant,
            product.combinations.filter(({ id_product_attribute: id }) => matchingVariants.includes(id)),
          )
    })
  }

  const buildList = (c: Context) => {
    const language = readLanguage(c)
    const query = readListQuery(c.req.query())
    const search = query.q === undefined ? null : readSearch(database, query.q, { language, isUnfinished: false })
    const listRequest = { query, search, language }
    const productsInScope = findProductsInScope(database, listRequest)
    const matchingProducts = filterProducts(productsInScope, query)
    const total = matchingProducts.length
    const { page, limit } = query
    const pageProducts = matchingProducts.slice((page - 1) * limit, page * limit)
    const facetResult = query.facets ? readFacets(database, listRequest, productsInScope) : null
    return {
      total,
      page,
      limit,
      _embedded: { products: serializeProducts(pageProducts, listRequest) },
      _links: buildPageLinks(c.req.url, page, Math.ceil(total / limit)),
      ...(facetResult && { facets: facetResult.facets }),
      ...(facetResult && total === 0 && { relaxations: facetResult.relaxations }),
      ...(search && { searched: { words: search.words, corrected: search.corrected, total: productsInScope.length } }),
    }
  }

  routes.get('/products', (c) => c.json(buildList(c)))

  routes.get('/product', (c) => {
    const language = readLanguage(c)
    const product = requireProduct(database, c.req.query(), language)
    return c.json(serializeProduct(product, readProductReferences(database, product.id_product, language), language))
  })
}

const buildPageLinks = (address: string, page: number, pageCount: number) => {
  const buildLink = (number: number) => {
    const url = new URL(address)
    url.searchParams.set('page', String(number))
    return { href: `/v1/products${url.search}` }
  }
  return {
    self: buildLink(page),
    ...(page > 1 && { prev: buildLink(page - 1) }),
    ...(page < pageCount && { next: buildLink(page + 1) }),
  }
}
