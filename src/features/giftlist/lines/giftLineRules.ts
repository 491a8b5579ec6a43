import type { CartItem } from '../../../contract/cart'
import { isTaken } from '../../../store/cart/cartDifference'

/** The gifts for the owners of one gift list. */
export interface GiftGroup {
  /** The name of the owners; empty when the shop API does not give it. */
  owners: string
  items: CartItem[]
}

/** Groups gifts by those for whom they are, in the order of the cart. */
export function groupGifts(items: readonly CartItem[]): GiftGroup[] {
  const groups = new Map<string, CartItem[]>()
  for (const item of items) {
    const owners = item.giftlist_name ?? ''
    groups.set(owners, [...(groups.get(owners) ?? []), item])
  }
  return [...groups].map(([owners, own]) => ({ owners, items: own }))
}

/** What remains of a gift that others have given in the meantime, in items or in euro. */
export type GiftShortage = { kind: 'none' } | { kind: 'items' | 'amount'; left: number }

/** Finds what can still be given of a line that has more; null for a line that can be given as it is. */
export function findGiftShortage(item: CartItem): GiftShortage | null {
  const { amount, giftlist_remaining: left } = item
  if (left === null || !isTaken(item)) return null
  if (amount !== null) return left > 0 ? { kind: 'amount', left } : { kind: 'none' }
  return left >= 1 ? { kind: 'items', left: Math.floor(left) } : { kind: 'none' }
}
