import type { GiftlistItem } from '../../../contract/giftlist'

/** Items that are no longer sold come last, and items with equal prices keep their order. */
export function sortByPrice(items: readonly GiftlistItem[], order: 'cheapest' | 'dearest'): GiftlistItem[] {
  const direction = order === 'cheapest' ? 1 : -1
  const rankItem = ({ price }: GiftlistItem) => (price === null ? Infinity : price * direction)
  return [...items].sort((first, second) =>
    rankItem(first) === rankItem(second) ? 0 : rankItem(first) - rankItem(second),
  )
}
