import type { ReactNode } from 'react'
import type { Order } from '../../contract/order'
import { bringMessages } from '../../i18n/lateMessages'
import { Totals } from '../totals/Totals'
import * as text from '../../ui/text.module.css'
import * as styles from './OrderDetails.module.css'

const useMessages = bringMessages('order')

interface OrderTotalsProps {
  order: Order
  children?: ReactNode
}

export function OrderTotals({ order, children }: OrderTotalsProps) {
  const messages = useMessages('order')
  return (
    <aside className={styles.card} aria-labelledby="order-overview">
      <h2 id="order-overview" className={text.lg}>
        {messages.overview}
      </h2>
      {children}
      <OrderAmounts order={order} />
    </aside>
  )
}

export function OrderAmounts({ order, hasVat }: { order: Order; hasVat?: boolean }) {
  const messages = useMessages('order')
  const { carrier, payment, totals } = order
  return (
    <Totals
      amounts={order}
      shipping={carrier || totals.shipping ? (totals.shipping ?? 0) : undefined}
      fee={payment?.fee ? { name: messages.fee, amount: payment.fee } : undefined}
      hasVat={hasVat}
    />
  )
}
