import type { Order } from '../../contract/order'
import { useMoney } from '../../i18n/useMoney'
import { useWords } from '../../i18n/useWords'
import * as styles from './OrderConfirmation.module.css'

/** The order's amounts, as the shop wrote them down. */
export function OrderTotals({ order }: { order: Order }) {
  const words = useWords('order')
  const money = useMoney()
  const { totals } = order
  const priced = (euro: number) => (euro === 0 ? words.free : money(euro))
  const rows: [string, string][] = [
    [words.items, money(totals.items)],
    ...order.vouchers.map((voucher): [string, string] => [
      words.voucher(voucher.code),
      voucher.amount === 0 ? words.free : money(-voucher.amount),
    ]),
    [words.shipping, priced(totals.shipping ?? 0)],
    ...(order.gift.wanted ? [[words.wrapping, priced(totals.wrapping)] as [string, string]] : []),
  ]
  return (
    <aside className={styles.card} aria-labelledby="order-overview">
      <h2 id="order-overview" className={styles.heading}>
        {words.overview}
      </h2>
      <dl className={styles.rows}>
        {rows.map(([name, amount]) => (
          <div key={name} className={styles.row}>
            <dt>{name}</dt>
            <dd>{amount}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{words.total}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
      </dl>
      {totals.vat.map(({ rate, amount }) => (
        <p key={rate} className={styles.small}>
          {words.vat(money(amount), String(rate))}
        </p>
      ))}
    </aside>
  )
}
