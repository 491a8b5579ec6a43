import type { PaymentState } from '../../../contract/checkout'
import { mailOrder } from '../../mail/mailOrder'
import { findPaymentByToken, type PaymentRow } from '../../queries/payment'
import type { SandboxContext } from '../../context'
import { UnorderableCartError, placeOrder } from './placeOrder'

/**
 * Processes the report of the provider that a payment has ended in this state. Only a pending payment is settled, so
 * later reports change nothing. A paid cart becomes an order, which an email confirms. If the cart can no longer be
 * ordered, the payment fails.
 */
export function settlePayment(context: SandboxContext, token: string, reportedState: PaymentState): void {
  const { database } = context
  /** Sets the state of the payment, and returns the payment if it has become an order; otherwise null. */
  const setPaymentState = (state: PaymentState): PaymentRow | null =>
    database.transaction(() => {
      endOverduePayments(context)
      const payment = findPaymentByToken(database, token)
      if (payment?.state !== 'pending') return null
      // The state must change before the order is placed, because that change releases the reserved items for the
      // order.
      database.run('UPDATE payment SET state = ? WHERE id = ?', state, payment.id)
      if (state !== 'paid') return null
      placeOrder(context, payment)
      return payment
    })
  try {
    const paidPayment = setPaymentState(reportedState)
    if (paidPayment) mailOrder(context, paidPayment)
  } catch (error) {
    if (!(error instanceof UnorderableCartError)) throw error
    setPaymentState('failed')
  }
}

/** The maximum time in ms for which a payment can be pending. */
const paymentLifetime = 30 * 60_000

/** Ends the pending payments that have expired. Must run before anything that reads payments or stock. */
export function endOverduePayments({ database, now }: SandboxContext): void {
  const earliestStart = new Date(now().getTime() - paymentLifetime).toISOString()
  const overdueCondition = `state = 'pending' AND started < ?`
  // Usually no payment has expired, and a read need not wait for other programs that write.
  if (!database.one(`SELECT 1 FROM payment WHERE ${overdueCondition}`, earliestStart)) return
  database.run(`UPDATE payment SET state = 'expired' WHERE ${overdueCondition}`, earliestStart)
}
