import type { CartItem } from '../../../contract/cart'
import { findReduction, getLinePrice } from '../../../contract/reduction'
import { getUnitPrice } from '../../../contract/money'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { selectWantedQuantity } from '../../../store/cart/cartSlice'
import { useAppSelector } from '../../../store/hooks'
import { formatReduction } from '../../variant/formatReduction'
import * as pictureRow from '../../../ui/pictureRow.module.css'
import * as styles from './LineItem.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('cart')

/** The price includes items that a promotion gives for free. The totals of the cart subtract their value. */
export function LineItemPrice({ item }: { item: CartItem }) {
  const messages = useMessages('cart')
  const formatEuro = useMoney()
  const { was, lowest } = formatReduction(getLinePrice(item), messages, formatEuro)
  return (
    <p className={styles.unit}>
      {item.quantity > 1 && (
        <span className={styles.each}>{messages.unitLine(item.quantity, formatEuro(getUnitPrice(item)))}</span>
      )}
      {was && (
        <>
          {' '}
          <VisuallyHidden>{was.label} </VisuallyHidden>
          <s className={styles.before}>{was.amount}</s>
        </>
      )}
      {lowest && <span className={styles.lowest}>{lowest}</span>}
      {item.free_quantity > 0 && <span className={styles.free}>{messages.freePieces(item.free_quantity)}</span>}
    </p>
  )
}

/** While a new quantity is being sent, the previous amount is grey. */
export function LineItemAmount({ item }: { item: CartItem }) {
  const formatEuro = useMoney()
  const isWaiting = useAppSelector(selectWantedQuantity(item.id)) !== item.quantity
  const colourClass = isWaiting ? text.stone : findReduction(getLinePrice(item)) ? text.falu : ''
  return <span className={`${pictureRow.amount} ${colourClass}`.trim()}>{formatEuro(item.total)}</span>
}
