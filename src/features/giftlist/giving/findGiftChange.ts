import type { CartItem } from '../../../contract/cart'
import type { GiftlistItem } from '../../../contract/giftlist'
import type { Areas } from '../../../i18n/messages'
import { isSold, isSoldOut, subtractCart } from './giftProgress'

/** Prices are in euro. */
export type GiftChange =
  | { kind: 'removed' | 'notSold' | 'soldOut' | 'taken' }
  | { kind: 'price'; oldPrice: number; newPrice: number }

/**
 * Returns the reason why the giver can no longer give the item, or else a change to its price, or null if there is
 * neither.
 */
export function findGiftChange(
  openedItem: GiftlistItem,
  currentItem: GiftlistItem | null,
  cartItems: readonly CartItem[],
): GiftChange | null {
  if (!currentItem) return { kind: 'removed' }
  if (!isSold(currentItem)) return { kind: 'notSold' }
  const { items, amount } = subtractCart(currentItem, cartItems)
  if (items === 0 && amount === null) {
    return { kind: isSoldOut(currentItem) ? 'soldOut' : 'taken' }
  }
  const { price: oldPrice } = openedItem
  const { price: newPrice } = currentItem
  return oldPrice === null || newPrice === null || oldPrice === newPrice ? null : { kind: 'price', oldPrice, newPrice }
}

export function describeGiftChange(
  change: GiftChange,
  { give }: Areas['giftlist'],
  formatEuro: (euro: number) => string,
): string {
  switch (change.kind) {
    case 'removed':
      return give.refused
    case 'notSold':
      return give.errors.gone
    case 'soldOut':
      return give.errors.soldOut
    case 'taken':
      return give.takenAll
    case 'price': {
      const describePrices = change.newPrice > change.oldPrice ? give.dearer : give.cheaper
      return describePrices(formatEuro(change.newPrice), formatEuro(change.oldPrice))
    }
  }
}
