import { loadProducts, loadRange } from '../../apiClient/catalogue'
import type { ShopClient } from '../../apiClient/client'
import type { Links } from '../../contract/links'
import { shopDay } from '../../i18n/dates'
import { brandPages, familyPages } from '../../pageTable/brandPages'
import { categoryPages } from '../../pageTable/categoryPages'
import type { ListContent } from '../../pageTable/contents/lists'
import { listPageSize } from '../../pageTable/listPageSize'
import type { PathMatch } from '../../pageTable/matchPath'
import type { NotFoundContent } from '../../pageTable/notFoundContent'
import type { PageContext } from '../../pageTable/pageContext'
import type { PageSpec } from '../../pageTable/pageSpec'
import { pageTools, type PageTools } from './pageTools'

/** The page of a category, a brand or a series, with the first page of its products; undefined when the shop has none of that name. */
export async function listPageOf(
  { id, path }: PathMatch,
  notFound: PageContext<NotFoundContent>,
  client: ShopClient,
  links: Links,
): Promise<PageContext<unknown> | undefined> {
  const tools = pageTools(notFound, await loadRange(client, links))
  const page = pagesOf(id, tools).find((each) => each.path === path)?.context
  if (!page) return undefined
  const content = page.content as { list: ListContent }
  const { scope } = content.list
  const { total, _embedded } = await loadProducts(client, links, { ...scope, limit: listPageSize })
  return { ...page, content: { ...content, list: { scope, total, products: _embedded.products } } }
}

function pagesOf(id: PathMatch['id'], { rowOf, shelf, make }: PageTools): PageSpec[] {
  if (id === 'category') return categoryPages(rowOf(id), shelf, make, {})
  if (id === 'brand') return brandPages({ row: rowOf(id), shelf, make, campaigns: [], builtOn: shopDay() })
  return familyPages(rowOf('family'), shelf, make)
}
