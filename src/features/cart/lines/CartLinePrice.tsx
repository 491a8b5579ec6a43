import type { CartItem } from '../../../contract/cart'
import { unitPrice } from '../../../contract/unitPrice'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import * as styles from './CartLine.module.css'

/**
 * Below a line's amount: the price of one piece, and of a reduced one the old price and the lowest of 30 days; what of
 * it an offer gives for nothing, which is taken off in the totals.
 */
export function CartLinePrice({ item }: { item: CartItem }) {
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
