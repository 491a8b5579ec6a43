import type { Order } from '../../contract/order'
import { AmountList } from '../../design/AmountList'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import * as styles from './OrderConfirmation.module.css'
import { useAmounts } from './useAmounts'

/** The order's amounts, beside everything else about it. */
export function OrderTotals({ order }: { order: Order }) {
  const words = useWords('order')
  const money = useMoney()
  const { rows, total } = useAmounts(order)
  return (
    <aside className={styles.card} aria-labelledby="order-overview">
      <h2 id="order-overview" className={styles.heading}>
        {words.overview}
      </h2>
      <AmountList
        rows={rows}
        total={{ name: words.total, amount: total }}
        notes={order.totals.vat.map(({ rate, amount }) => words.vat(money(amount), String(rate)))}
      />
    </aside>
  )
}
