import type { Order } from '../../../contract/order'
import { Picture } from '../../../ui/figure/Picture'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { formatOrderItem } from '../formatOrderState'
import * as text from '../../../ui/text.module.css'
import * as styles from './OrderItemsSummary.module.css'

const useMessages = bringMessages('order')

/** The maximum number of items that are named. Of the other items, only the total quantity is shown. */
const maxNamedItems = 4

export function OrderItemsSummary({ order: { lines, totals } }: { order: Order }) {
  const messages = useMessages('order')
  const formatEuro = useMoney()
  const namedItems = lines.slice(0, maxNamedItems)
  const otherUnits = lines.slice(maxNamedItems).reduce((units, { quantity }) => units + quantity, 0)
  return (
    <div className={styles.items}>
      <div className={styles.pictures}>
        {namedItems.map((line) => (
          <Picture key={line.id_order_line} picture={line.picture} sizes="96px" alt="" />
        ))}
      </div>
      <ul className={text.sm}>
        {namedItems.map((line) => (
          <li key={line.id_order_line}>{formatOrderItem({ line, quantity: line.quantity }, messages)}</li>
        ))}
        {otherUnits > 0 && <li>{messages.list.others(otherUnits)}</li>}
      </ul>
      <p className={`${styles.total} ${text.lg}`}>{formatEuro(totals.total)}</p>
    </div>
  )
}
