import { loadFullProducts, loadProductBySlug, loadRange, type Range } from '../../apiClient/catalogue'
import type { ShopClient } from '../../apiClient/client'
import type { Links } from '../../contract/links'
import type { Product } from '../../contract/product'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import { productPages } from '../../pageTable/productPages'
import { pageTools } from './pageTools'

/** What stands around a product on its page: more than a page shows. */
const mostOthers = 40

/**
 * The page of a product, or of its version when the path names one that it has. ApiErrors as loadProductBySlug: 404
 * and 410 say that there is no such product (any more).
 */
export async function productPageOf(
  { path, parameters }: PathMatch,
  notFound: PageContext<NotFoundContent>,
  client: ShopClient,
  links: Links,
): Promise<PageContext<unknown> | undefined> {
  const [product, range] = await Promise.all([
    loadProductBySlug(client, links, parameters.product ?? ''),
    loadRange(client, links),
  ])
  const others = await othersOf(product, range, client, links)
  const { rowOf, shelf, make } = pageTools(notFound, range, [product, ...others])
  const pages = productPages({
    rows: { product: rowOf('product'), sku: rowOf('sku') },
    shelf,
    make,
    limits: { limit: 1 },
  })
  return (pages.find((page) => page.path === path) ?? pages[0])?.context
}

/** What goes with it, its family and its like; without them the page is still that of the product. */
async function othersOf(product: Product, { families }: Range, client: ShopClient, links: Links): Promise<Product[]> {
  const family = families.find(({ id_family }) => id_family === product.id_family)
  const ids = new Set([...product.id_complementary, ...(family?.id_products ?? []), ...product.id_related])
  ids.delete(product.id_product)
  if (ids.size === 0) return []
  return loadFullProducts(client, links, [...ids].slice(0, mostOthers)).catch(() => [])
}
