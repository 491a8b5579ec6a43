import type { Order } from '../../../contract/order'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import * as styles from './OrderAgain.module.css'
import type { useOrderAgain } from './useOrderAgain'

interface OrderAgainProps {
  order: Order
  again: ReturnType<typeof useOrderAgain>
}

/** Orders the same once more: among the links of an order. What came of it is AgainResult's. */
export function OrderAgain({ order, again: { busy, ask } }: OrderAgainProps) {
  const words = useWords('order')
  if (!order._links.order_again) return null
  return (
    <button type="button" className={styles.again} aria-busy={busy || undefined} onClick={() => void ask()}>
      {words.again.submit} <VisuallyHidden>{words.number(order.number)}</VisuallyHidden>
    </button>
  )
}
