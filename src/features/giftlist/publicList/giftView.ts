import type { GiftlistItem } from '../../../contract/giftlist'
import { type CardSpan, layOutRows } from '../../productList/productGrid/layOutRows'
import { canBeGiven, isShared } from '../giving/giftProgress'
import { sortByPrice } from '../items/sortByPrice'

/** The sort orders of a list: the owner's order, or by ascending or descending price. */
export const giftSortings = ['list', 'cheap', 'expensive'] as const
type GiftSorting = (typeof giftSortings)[number]

export interface GiftView {
  isFreeOnly: boolean
  sort: GiftSorting
}

/** Reads the query of a list's URL (`?free=1&sort=cheap`). Invalid values are ignored. */
export function readGiftView(search: string): GiftView {
  const query = new URLSearchParams(search)
  return {
    isFreeOnly: query.get('free') === '1',
    sort: giftSortings.find((sorting) => sorting === query.get('sort')) ?? 'list',
  }
}

/**
 * The query begins with "?" unless it is empty. Other parameters, such as `utm_source`, are preserved and come first.
 */
export function buildListQuery({ isFreeOnly, sort }: GiftView, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('free')
  query.delete('sort')
  if (isFreeOnly) query.set('free', '1')
  if (sort !== 'list') query.set('sort', sort)
  const text = query.toString()
  return text && `?${text}`
}

export function arrangeItems(items: readonly GiftlistItem[], { isFreeOnly, sort }: GiftView): GiftlistItem[] {
  const shownItems = isFreeOnly ? items.filter(canBeGiven) : [...items]
  return sort === 'list' ? shownItems : sortByPrice(shownItems, sort === 'cheap' ? 'cheapest' : 'dearest')
}

/** Shared gifts may be wide. Other gifts that can still be given become wide only to fill the last row. */
export function layOutItems(items: readonly GiftlistItem[]): ReturnType<typeof layOutRows> {
  const spans = items.map((item): CardSpan => (isShared(item) ? 'either' : 'single'))
  let cells = layOutRows(spans)
  for (const [index, item] of items.entries()) {
    if (cells.at(-1)?.isLast) break
    if (canBeGiven(item)) spans[index] = 'either'
    cells = layOutRows(spans)
  }
  return cells
}
