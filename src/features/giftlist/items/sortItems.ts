import type { GiftlistItem } from '../../../contract/giftlist'

/** The orders in which the owner can look at a list. */
export const itemOrders = ['priority', 'cheapest', 'dearest'] as const
export type ItemOrder = (typeof itemOrders)[number]

/** Sorts the items of a list, which come by priority. Items without a price, which are no longer sold, come last. */
export function sortItems(items: readonly GiftlistItem[], order: ItemOrder): GiftlistItem[] {
  if (order === 'priority') return [...items]
  const direction = order === 'cheapest' ? 1 : -1
  const rank = ({ price }: GiftlistItem) => (price === null ? Infinity : direction * price)
  return [...items].sort((one, other) => {
    const [first, second] = [rank(one), rank(other)]
    return first === second ? one.priority - other.priority : first - second
  })
}
