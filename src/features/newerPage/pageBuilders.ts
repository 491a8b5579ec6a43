import {
  loadFullProducts,
  loadProductBySlug,
  loadProducts,
  loadAssortment,
  type Assortment,
} from '../../store/catalogue/catalogueApi'
import type { Product } from '../../contract/product'
import type { NotFoundContent } from '../../pageTable/contents/notFound'
import type { PageContext, PageSpec } from '../../pageTable/pageContext'
import { createPageMaker, requireRow, type MakePage } from '../../pageTable/pages/pageMaker'
import type { PageRow } from '../../pageTable/pageRow'
import { type CatalogueIndex, createCatalogueIndex } from '../../pageTable/pages/catalogueIndex'
import type { ApiClient } from '../../store/http/client'
import type { Links } from '../../contract/links'
import { findShopDay } from '../../i18n/dates'
import { buildBrandPages, buildCategoryPages, buildFamilyPages } from '../../pageTable/pages/listPages'
import { type ListContent, listPageSize } from '../../pageTable/contents/lists'
import type { PathMatch } from '../../pageTable/matchPath'
import { buildProductPages } from '../../pageTable/pages/productPages'

/** A site build uses the same tools, but its catalogue contains the products of all pages. */
interface PageTools {
  rows: readonly PageRow[]
  catalogueIndex: CatalogueIndex
  makePage: MakePage
}

/** @param notFound the 404 page, whose context contains the page table and the header's navigation */
function createPageTools(
  { language, navigation, content: { rows } }: PageContext<NotFoundContent>,
  assortment: Assortment,
  products: Product[] = [],
): PageTools {
  return {
    rows,
    catalogueIndex: createCatalogueIndex(
      { ...assortment, campaigns: [], products, newest: [], newColours: [] },
      language,
    ),
    makePage: createPageMaker(rows, language, navigation),
  }
}

/** The page contains the first page of its list. Resolves to undefined if the page does not exist. */
export async function buildListPage(
  { id, path }: PathMatch,
  notFound: PageContext<NotFoundContent>,
  client: ApiClient,
  links: Links,
): Promise<PageContext<unknown> | undefined> {
  const tools = createPageTools(notFound, await loadAssortment(client, links))
  const page = buildListPages(id, tools).find((candidate) => candidate.path === path)?.context
  if (!page) return undefined
  const content = page.content as { list: ListContent }
  const { scope } = content.list
  const { total, _embedded } = await loadProducts(client, links, { ...scope, limit: listPageSize })
  return { ...page, content: { ...content, list: { scope, total, products: _embedded.products } } }
}

function buildListPages(id: PathMatch['id'], { rows, catalogueIndex, makePage }: PageTools): PageSpec[] {
  if (id === 'category') return buildCategoryPages(requireRow(rows, id), catalogueIndex, makePage, {})
  if (id === 'brand')
    return buildBrandPages({
      row: requireRow(rows, id),
      catalogueIndex,
      makePage,
      campaigns: [],
      stories: {},
      builtOn: findShopDay(),
    })
  return buildFamilyPages(requireRow(rows, 'family'), catalogueIndex, makePage, {})
}

/** The maximum number of other products to fetch. The page shows fewer. */
const maxOtherProducts = 40

/**
 * Builds the page of a product, or of its variant if the path names one. Rejects with an ApiError of status 404 for an
 * unknown product, or 410 for a product that is no longer sold.
 */
export async function buildProductPage(
  { path, parameters }: PathMatch,
  notFound: PageContext<NotFoundContent>,
  client: ApiClient,
  links: Links,
): Promise<PageContext<unknown> | undefined> {
  const [product, assortment] = await Promise.all([
    loadProductBySlug(client, links, parameters.product ?? ''),
    loadAssortment(client, links),
  ])
  const otherProducts = await fetchOtherProducts(product, assortment, client, links)
  const { rows, catalogueIndex, makePage } = createPageTools(notFound, assortment, [product, ...otherProducts])
  const pages = buildProductPages({
    rows: { product: requireRow(rows, 'product'), sku: requireRow(rows, 'sku') },
    catalogueIndex,
    makePage,
    limits: { limit: 1 },
  })
  return (pages.find((page) => page.path === path) ?? pages[0])?.context
}

/** Resolves to no products after a failed request, because the page can still show its main product. */
async function fetchOtherProducts(
  product: Product,
  { families }: Assortment,
  client: ApiClient,
  links: Links,
): Promise<Product[]> {
  const family = families.find(({ id_family }) => id_family === product.id_family)
  const ids = new Set([...product.id_complementary, ...(family?.id_products ?? []), ...product.id_related])
  ids.delete(product.id_product)
  if (ids.size === 0) return []
  return loadFullProducts(client, links, [...ids].slice(0, maxOtherProducts)).catch(() => [])
}
