import type { Order } from '../../../contract/order'
import { AmountList } from '../../../design/AmountList'
import { useWords } from '../../../i18n/useWords'
import { useAmounts } from '../useAmounts'
import * as styles from './Invoice.module.css'

/** What the lines add up to, with discounts, delivery and wrapping. The VAT stands in a table of its own. */
export function InvoiceTotals({ order }: { order: Order }) {
  const words = useWords('order')
  const { rows, total } = useAmounts(order)
  return (
    <div className={styles.totals}>
      <AmountList rows={rows} total={{ name: words.total, amount: total }} notes={[]} />
    </div>
  )
}
