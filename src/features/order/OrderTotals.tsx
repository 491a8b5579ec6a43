import type { ReactNode } from 'react'
import type { Order } from '../../contract/order'
import { AmountList, type AmountRow } from '../../ui/figure/AmountList'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import * as text from '../../ui/text.module.css'
import * as styles from './OrderDetails.module.css'

const useMessages = bringMessages('order')

interface OrderTotalsProps {
  order: Order
  children?: ReactNode
}

export function OrderTotals({ order, children }: OrderTotalsProps) {
  const messages = useMessages('order')
  const formatEuro = useMoney()
  const { rows, total } = useOrderAmounts(order)
  return (
    <aside className={styles.card} aria-labelledby="order-overview">
      <h2 id="order-overview" className={text.lg}>
        {messages.overview}
      </h2>
      {children}
      <AmountList
        rows={rows}
        total={{ name: messages.total, amount: total }}
        notes={order.totals.vat.map(({ rate, amount }) => messages.vat(formatEuro(amount), String(rate)))}
      />
    </aside>
  )
}

export function useOrderAmounts({ totals, gift, offers, vouchers, carrier, payment }: Order): {
  rows: AmountRow[]
  total: string
} {
  const messages = useMessages('order')
  const formatEuro = useMoney()
  const formatPrice = (euro: number) => (euro === 0 ? messages.free : formatEuro(euro))
  return {
    rows: [
      { key: 'items', name: messages.items, amount: formatEuro(totals.items) },
      ...offers.map(({ name, amount }) => ({
        key: `offer ${name}`,
        name,
        amount: formatEuro(-amount),
        isDiscount: true,
      })),
      ...vouchers.map(({ code, amount }) => ({
        key: code,
        name: messages.voucher(code),
        // A voucher for free delivery does not reduce the price of the items. The delivery row shows its effect.
        amount: amount === 0 ? messages.freeDelivery : formatEuro(-amount),
        isDiscount: true,
      })),
      ...(carrier || totals.shipping
        ? [{ key: 'shipping', name: messages.shipping, amount: formatPrice(totals.shipping ?? 0) }]
        : []),
      ...(gift.wanted ? [{ key: 'wrapping', name: messages.wrapping, amount: formatPrice(totals.wrapping) }] : []),
      ...(payment?.fee ? [{ key: 'fee', name: messages.fee, amount: formatEuro(payment.fee) }] : []),
    ],
    total: formatEuro(totals.total),
  }
}
