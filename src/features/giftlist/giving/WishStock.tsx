import type { GiftlistItem } from '../../../contract/giftlist'
import { useMessages } from '../../../i18n/useMessages'
import { formatStockStatus, getStockStatus, type StockStatus } from '../../variant/stockStatus'
import { findNeededPart, isGivenInFull, isSold } from './giftProgress'
import * as text from '../../../ui/text.module.css'

/**
 * Returns the stock status of a wish. The status is `few` when the stock is smaller than the quantity that the owner
 * still wishes for. Returns null when the stock is unknown, or when the item has been given in full or is no longer
 * sold.
 */
function findItemStockStatus(item: GiftlistItem): StockStatus | null {
  const { stock, delivery } = item
  if (stock === null || delivery === null || !isSold(item) || isGivenInFull(item)) return null
  const status = getStockStatus({ stock, delivery })
  return status.kind === 'in_stock' && stock < findNeededPart(item).items ? { kind: 'few', quantity: stock } : status
}

export function WishStock({ item, describeFew }: { item: GiftlistItem; describeFew: (quantity: number) => string }) {
  const { stock } = useMessages('catalogue')
  const status = findItemStockStatus(item)
  if (!status) return null
  return (
    <p className={`${text.xxs} ${status.kind === 'sold_out' ? '' : text.stone}`}>
      {formatStockStatus(status, { ...stock, few: describeFew })}
    </p>
  )
}
