import type { GiftlistItem } from '../../../contract/giftlist'
import { canBeGiven } from '../giving/giftProgress'

/** The sort orders of a list: the owner's order, or by ascending or descending price. */
export const giftSortings = ['list', 'cheap', 'expensive'] as const
type GiftSorting = (typeof giftSortings)[number]

/** The visitor's filter and order of a list, which the query of the URL contains. */
export interface ListView {
  /** Hides items that cannot be given now: given in full, sold out or no longer sold. */
  isFreeOnly: boolean
  sort: GiftSorting
}

/** Reads the query of a list's URL (`?free=1&sort=cheap`). Invalid values are ignored. */
export function readListView(search: string): ListView {
  const query = new URLSearchParams(search)
  return {
    isFreeOnly: query.get('free') === '1',
    sort: giftSortings.find((sorting) => sorting === query.get('sort')) ?? 'list',
  }
}

/**
 * Builds the query of a view, with "?", or ''. Other parameters, such as `utm_source`, are preserved and come first.
 */
export function buildListQuery({ isFreeOnly, sort }: ListView, search: string): string {
  const query = new URLSearchParams(search)
  query.delete('free')
  query.delete('sort')
  if (isFreeOnly) query.set('free', '1')
  if (sort !== 'list') query.set('sort', sort)
  const text = query.toString()
  return text && `?${text}`
}

/** In an order by price, items without a price are last. */
export function arrangeItems(items: readonly GiftlistItem[], { isFreeOnly, sort }: ListView): GiftlistItem[] {
  const shownItems = isFreeOnly ? items.filter(canBeGiven) : [...items]
  if (sort === 'list') return shownItems
  const direction = sort === 'cheap' ? 1 : -1
  const rankItem = ({ price }: GiftlistItem) => (price === null ? Infinity : price * direction)
  return shownItems.sort((first, second) =>
    rankItem(first) === rankItem(second) ? 0 : rankItem(first) - rankItem(second),
  )
}
