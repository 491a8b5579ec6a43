import type { CartItem } from '../../../contract/cart'
import { isTaken } from '../../../store/cart/cartDifference'

export interface GiftGroup {
  /** Empty when the API does not give the owners' name. */
  owners: string
  items: CartItem[]
}

export function groupGifts(items: readonly CartItem[]): GiftGroup[] {
  const groups = new Map<string, CartItem[]>()
  for (const item of items) {
    const owners = item.giftlist_name ?? ''
    groups.set(owners, [...(groups.get(owners) ?? []), item])
  }
  return [...groups].map(([owners, groupItems]) => ({ owners, items: groupItems }))
}

/** `left` is the number of items, or the amount in euro, that can still be given. */
export type GiftShortage = { kind: 'none' } | { kind: 'items' | 'amount'; left: number }

/** Returns null when the whole gift can still be given. */
export function findGiftShortage(item: CartItem): GiftShortage | null {
  const { amount, giftlist_remaining: remainingCount } = item
  if (remainingCount === null || !isTaken(item)) return null
  if (amount !== null) return remainingCount > 0 ? { kind: 'amount', left: remainingCount } : { kind: 'none' }
  return remainingCount >= 1 ? { kind: 'items', left: Math.floor(remainingCount) } : { kind: 'none' }
}
