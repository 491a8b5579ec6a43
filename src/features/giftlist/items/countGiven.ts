import type { GiftlistItem } from '../../../contract/giftlist'

/** `reachedValue` and `total` are numbers of items, or amounts in euro for an item with contributions. */
export interface GivenCount {
  given: number
  collected: number
  isFull: boolean
  reachedValue: number
  total: number
  remainder: { items: number } | { amount: number }
}

type ItemCounts = Pick<GiftlistItem, 'quantity' | 'price' | 'given' | 'collected' | 'remaining' | 'remaining_amount'>

export const hasGifts = ({ given, collected }: Pick<ItemCounts, 'given' | 'collected'>): boolean =>
  (given ?? 0) > 0 || (collected ?? 0) > 0

/** Returns null while the gifts are hidden from the owner. */
export function countGiven({
  quantity,
  price,
  given,
  collected,
  remaining,
  remaining_amount,
}: ItemCounts): GivenCount | null {
  if (given === null || remaining === null) return null
  const collectedAmount = collected ?? 0
  const counts = { given, collected: collectedAmount, isFull: remaining === 0 && (remaining_amount ?? 0) === 0 }
  if (collectedAmount === 0 || remaining_amount === null || price === null) {
    return {
      ...counts,
      reachedValue: Math.max(0, quantity - remaining),
      total: quantity,
      remainder: { items: remaining },
    }
  }
  // The total is calculated from the remaining amount, because the first contribution fixes the price of a wish.
  const reachedAmount = collectedAmount + given * price
  return {
    ...counts,
    reachedValue: reachedAmount,
    total: reachedAmount + remaining_amount,
    remainder: { amount: remaining_amount },
  }
}
