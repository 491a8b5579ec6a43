import type { PaymentState } from '../../contract/checkout'
import { mailOrder } from '../mail/mailOrder'
import { paymentOfToken, type PaymentRow } from '../records/payment'
import type { Shop } from '../shop'
import { endOverduePayments } from './endOverduePayments'
import { CannotOrder, placeOrder } from './placeOrder'

/** What the provider can report, and what the payment is then. */
const outcomes = { pay: 'paid', refuse: 'failed', cancel: 'cancelled' } as const

/**
 * What the provider reports. Only a pending payment is settled, once: reports after the
 * first change nothing. A paid cart that can no longer be ordered makes the payment fail; an order is confirmed by mail.
 */
export async function settlePayment(shop: Shop, token: string, outcome: keyof typeof outcomes): Promise<void> {
  const { database } = shop
  /** Answers the payment that became an order. */
  const settle = (state: PaymentState): PaymentRow | null =>
    database.transaction(() => {
      endOverduePayments(shop)
      const payment = paymentOfToken(database, token)
      if (payment?.state !== 'pending') return null
      // First, since it gives back what was set aside for this payment: the order takes it.
      database.run('UPDATE payment SET state = ? WHERE id = ?', state, payment.id)
      if (state !== 'paid') return null
      placeOrder(shop, payment)
      return payment
    })
  try {
    const ordered = settle(outcomes[outcome])
    if (ordered) await mailOrder(shop, ordered)
  } catch (error) {
    if (!(error instanceof CannotOrder)) throw error
    settle('failed')
  }
}
