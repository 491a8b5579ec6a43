import type { GiftlistItem } from '../../../contract/giftlist'

export const hasGifts = ({ given, collected }: GiftlistItem): boolean => (given ?? 0) > 0 || (collected ?? 0) > 0

/**
 * `reachedValue` and `total` are numbers of items, or amounts in euro for an item with contributions. Returns null while
 * the gifts are hidden from the owner.
 */
export function summarizeGifts({ quantity, price, given, collected, remaining, remaining_amount }: GiftlistItem) {
  if (given === null || remaining === null) return null
  const collectedAmount = collected ?? 0
  const counts = { given, collected: collectedAmount, isFull: remaining === 0 && (remaining_amount ?? 0) === 0 }
  if (collectedAmount === 0 || remaining_amount === null || price === null) {
    const reachedValue = Math.max(0, quantity - remaining)
    return { ...counts, reachedValue, total: quantity, remainder: { items: remaining } }
  }
  // The total is calculated from the remaining amount, because the first contribution fixes the price of a wish.
  const reachedValue = collectedAmount + given * price
  return { ...counts, reachedValue, total: reachedValue + remaining_amount, remainder: { amount: remaining_amount } }
}
