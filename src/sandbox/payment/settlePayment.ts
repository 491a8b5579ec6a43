import type { PaymentState } from '../../contract/checkout'
import { paymentOfToken } from '../records/payment'
import type { Shop } from '../shop'
import { endOverduePayments } from './endOverduePayments'
import { CannotOrder, placeOrder } from './placeOrder'

/** What the provider can report, and what the payment is then. */
const outcomes = { pay: 'paid', refuse: 'failed', cancel: 'cancelled' } as const

/**
 * What the provider reports. Only a pending payment is settled, once: reports after the
 * first change nothing. A paid cart that can no longer be ordered makes the payment fail.
 */
export function settlePayment(shop: Shop, token: string, outcome: keyof typeof outcomes): void {
  const { database } = shop
  const settle = (state: PaymentState) =>
    database.transaction(() => {
      endOverduePayments(shop)
      const payment = paymentOfToken(database, token)
      if (payment?.state !== 'pending') return
      // First, since it gives back what was set aside for this payment: the order takes it.
      database.run('UPDATE payment SET state = ? WHERE id = ?', state, payment.id)
      if (state === 'paid') placeOrder(shop, payment)
    })
  try {
    settle(outcomes[outcome])
  } catch (error) {
    if (!(error instanceof CannotOrder)) throw error
    settle('failed')
  }
}
