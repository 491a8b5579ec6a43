import type { CartItem } from '../../../contract/cart'
import { unitPrice } from '../../../contract/values'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import { selectWantedQuantity } from '../../../store/cart/cartSelectors'
import { useStoreSelector } from '../../../store/hooks'
import * as styles from './LineItem.module.css'
import * as text from '../../../ui/text.module.css'

/**
 * Below a line's amount: the price of one, and of a reduced one the old price and the lowest of 30 days; what of
 * it a promotion gives for nothing, which is taken off in the totals.
 */
export function LineItemPrice({ item }: { item: CartItem }) {
  const words = useWords('cart')
  const money = useMoney()
  const several = item.quantity > 1
  return (
    <p className={styles.unit}>
      {several && <span className={styles.each}>{words.unitLine(item.quantity, money(unitPrice(item)))}</span>}
      {item.regularPrice !== null && (
        <>
          {' '}
          <VisuallyHidden>{words.was} </VisuallyHidden>
          <s className={styles.before}>{money(item.regularPrice)}</s>
        </>
      )}
      {item.lowestPrice30Days !== null && (
        <span className={styles.lowest}>{words.lowest(money(item.lowestPrice30Days))}</span>
      )}
      {item.free_quantity > 0 && <span className={styles.free}>{words.freePieces(item.free_quantity)}</span>}
    </p>
  )
}

/** What a line costs, as the API says: quiet while a wish is under way that makes it another amount. */
export function LineItemAmount({ item }: { item: CartItem }) {
  const money = useMoney()
  const waiting = useStoreSelector(selectWantedQuantity(item.id)) !== item.quantity
  const colour = waiting ? text.stone : item.regularPrice === null ? '' : text.falu
  return <span className={`${styles.amount} ${colour}`.trim()}>{money(item.total)}</span>
}
