import { Hono } from 'hono'
import { langOfRequest } from '../http/language'
import { notFound } from '../http/ShopError'
import { presentProduct } from '../presenters/product'
import { presentProductCard } from '../presenters/productCard'
import { findProducts } from '../records/findProducts'
import { readProducts, selectProducts } from '../records/productRecord'
import { productReferences } from '../records/productReferences'
import type { Shop } from '../shop'
import { readProductQuery } from './productQuery'

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

  routes.get('/products', (c) => {
    const lang = langOfRequest(c)
    const query = readProductQuery(c.req.query())
    const { total, products } = findProducts(database, query, lang)
    const shown = products.map((product) =>
      query.expand === 'full'
        ? presentProduct(product, productReferences(database, product.id_product), lang)
        : presentProductCard(product, lang),
    )
    const { page, limit } = query
    return c.json({
      total,
      page,
      limit,
      _embedded: { products: shown },
      _links: pageLinks(c.req.url, page, Math.ceil(total / limit)),
    })
  })

  routes.get('/product', (c) => {
    const lang = langOfRequest(c)
    const { id, slug } = c.req.query()
    const [product] =
      slug === undefined
        ? readProducts(database, `${selectProducts} WHERE id_product = ?`, Number(id))
        : readProducts(database, `${selectProducts} WHERE product.slug ->> ? = ?`, lang, slug)
    if (!product) throw notFound('product')
    return c.json(presentProduct(product, productReferences(database, product.id_product), lang))
  })

  return routes
}
