import type { Cart } from '../../../contract/cart'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import * as styles from './OrderSummary.module.css'

/** The amounts of the order so far, as the API worked them out. */
export function SummaryTotals({ cart }: { cart: Cart }) {
  const words = useWords('checkout')
  const money = useMoney()
  const { totals } = cart
  const priced = (euro: number) => (euro === 0 ? words.free : money(euro))
  const rows: [string, string][] = [
    [words.items, money(totals.items)],
    [words.delivery, totals.shipping === null ? words.deliveryLater : priced(totals.shipping)],
    ...(cart.gift.wanted ? [[words.wrapping, priced(totals.wrapping)] as [string, string]] : []),
    ...cart.vouchers.map((voucher): [string, string] => [
      words.voucher(voucher.code),
      voucher.free_shipping && voucher.amount === 0 ? words.free : money(-voucher.amount),
    ]),
  ]
  return (
    <>
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
        <p key={rate} className={styles.vat}>
          {words.vat(money(amount), String(rate))}
        </p>
      ))}
    </>
  )
}
