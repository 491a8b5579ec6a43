import { useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { Carrier } from '../../../contract/checkout'
import { Icon } from '../../../design/Icon'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { deliveryName } from './deliveryName'
import * as styles from './OrderSummary.module.css'
import { SummaryLine } from './SummaryLine'
import { SummaryTotals } from './SummaryTotals'

/** "Je bestelling" beside a step. On small screens it folds away behind its own total. */
export function OrderSummary({ cart, carriers }: { cart: Cart; carriers: readonly Carrier[] }) {
  const words = useWords('checkout')
  const money = useMoney()
  const [open, setOpen] = useState(false)
  const pieces = cart.items.reduce((sum, item) => sum + item.quantity, 0)
  return (
    <aside className={styles.card} aria-labelledby="order-summary">
      <button
        type="button"
        className={styles.summary}
        aria-expanded={open}
        aria-controls="order-summary-content"
        onClick={() => setOpen(!open)}
      >
        <span>
          {words.orderCount(pieces)} <Icon name="down" />
        </span>
        <span>{money(cart.totals.total)}</span>
      </button>
      <div id="order-summary-content" className={open ? styles.content : `${styles.content} ${styles.folded}`}>
        <h2 id="order-summary" className={styles.heading}>
          {words.order}
        </h2>
        <ul className={styles.lines}>
          {cart.items.map((item) => (
            <SummaryLine key={item.id} item={item} />
          ))}
        </ul>
        <SummaryTotals cart={cart} delivery={deliveryName(cart, carriers)} />
      </div>
    </aside>
  )
}
