import type { Product, ProductCard } from '../../contract/product'
import { defaultLanguage } from '../../i18n/languages'
import type { ProductContent } from '../../pageTable/contents/product'
import { matchPath, matchPrivatePage } from '../../pageTable/matchPath'
import type { PageContext } from '../../pageTable/pageContext'
import { getPattern } from '../../pageTable/paths'
import { buildCardItem, buildProductItem } from './buildItems'
import type { ShownPage } from '../currentPage'
import { type AnalyticsEvent, buildSale } from './events'

/**
 * True if the 404 page is only waiting for another page: a page that is newer than the build, an order or a
 * gift list (docs/architecture.md, "Data flow"). That page is announced when it arrives.
 */
export const isWaitingForPage = ({ page, path }: ShownPage): boolean =>
  page.template === '404' && (matchPath(path) ?? matchPrivatePage(path)) !== null

/** The parameters of advertising campaigns. Any other parameter of an address may contain text that a user typed. */
const campaignParameterPattern = /^(utm_[a-z]+|gclid|gbraid|wbraid|fbclid)$/

/** The pages whose address is secret, because it contains the number of an order or the code of a gift list. */
const secretPageIds = ['my-order', 'giftlist'] as const

function describeLocation({ page, path }: ShownPage): string {
  const { origin, search } = window.location
  const secretPage = secretPageIds.find((id) => id === page.id)
  const shownPath = secretPage ? getPattern(secretPage, page.language) : path
  const query = new URLSearchParams(
    [...new URLSearchParams(search)].filter(([name]) => campaignParameterPattern.test(name)),
  )
  return `${origin}${shownPath}${query.size > 0 ? `?${query}` : ''}`
}

export function buildPageEvents(shownPage: ShownPage) {
  const { page } = shownPage
  const events: AnalyticsEvent[] = [
    {
      event: 'page_view',
      page_id: page.id,
      page_template: page.template,
      page_title: page.head.title,
      page_location: describeLocation(shownPage),
      language: page.language,
    },
  ]
  const product = readProduct(page)
  if (product) {
    const items = [buildProductItem(product.product, product.id_sku)]
    events.push({ event: 'view_item', ecommerce: buildSale(items) })
  }
  const cards = readListCards(page)
  if (cards.length > 0) events.push(buildListEvent(page, cards))
  return events
}

export function readProduct({
  template,
  content,
}: PageContext<unknown>): { product: Product; id_sku: number | null } | null {
  return template === 'product' || template === 'sku' ? (content as ProductContent) : null
}

/** Returns the products of a page's own list, as they are in its HTML. */
export function readListCards({ content }: PageContext<unknown>): readonly ProductCard[] {
  const { list } = (content ?? {}) as { list?: { products?: readonly ProductCard[] } }
  return list?.products ?? []
}

export const buildListEvent = (page: PageContext<unknown>, cards: readonly ProductCard[]): AnalyticsEvent => ({
  event: 'view_item_list',
  ecommerce: { item_list_id: page.paths[defaultLanguage], item_list_name: page.title, items: cards.map(buildCardItem) },
})
