import { unknownStock } from '../../contract/quantities'
import type { Combination, Delivery } from '../../contract/product'
import type { Areas } from '../../i18n/messages'

/** The shop does not reveal a larger quantity. */
const maxShownQuantity = 3

export type StockStatus =
  | { kind: 'in_stock' }
  | { kind: 'few'; quantity: number }
  | { kind: 'made_to_order'; delivery: Delivery }
  | { kind: 'sold_out' | 'unknown' }

/** Follows docs/look.md, "Product card". Delivery in weeks means made to order (contract/product). */
export function getStockStatus({ stock, delivery }: Pick<Combination, 'stock' | 'delivery'>): StockStatus {
  if (stock === 0) return { kind: 'sold_out' }
  if (delivery?.unit === 'weeks') return { kind: 'made_to_order', delivery }
  if (stock === unknownStock) return { kind: 'unknown' }
  return stock > maxShownQuantity ? { kind: 'in_stock' } : { kind: 'few', quantity: stock }
}

export function formatStockStatus(status: StockStatus, messages: Areas['catalogue']['stock']): string {
  switch (status.kind) {
    case 'in_stock':
      return messages.inStock
    case 'few':
      return messages.few(status.quantity)
    case 'made_to_order':
      return messages.madeToOrder(status.delivery.min, status.delivery.max)
    case 'sold_out':
      return messages.soldOut
    case 'unknown':
      return ''
  }
}
