import { useState } from 'react'
import type { Cart } from '../../../contract/cart'
import { Icon } from '../../../design/Icon'
import { Picture } from '../../../design/Picture'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import * as styles from './OrderSummary.module.css'
import { SummaryTotals } from './SummaryTotals'

/** "Je bestelling" beside a step. On small screens it folds away behind its own total. */
export function OrderSummary({ cart }: { cart: Cart }) {
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
            <li key={item.id} className={styles.line}>
              <Picture picture={item.picture} sizes="64px" alt="" />
              <span>
                {item.name}
                <span className={styles.combination}>{words.pieces(item.combination, item.quantity)}</span>
              </span>
              <span className={styles.amount}>{money(item.total)}</span>
            </li>
          ))}
        </ul>
        <SummaryTotals cart={cart} />
      </div>
    </aside>
  )
}
