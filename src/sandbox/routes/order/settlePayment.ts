import type { PaymentState } from '../../../contract/checkout'
import { mailOrder } from '../../mail/mailOrder'
import { findPaymentByToken, type PaymentRow } from '../../queries/payment'
import type { SandboxContext } from '../../context'
import { CannotOrder, placeOrder } from './placeOrder'

/** What the provider can report, and what the payment is then. */
const outcomes = { pay: 'paid', refuse: 'failed', cancel: 'cancelled' } as const

/**
 * What the provider reports. Only a pending payment is settled, once: reports after the
 * first change nothing. A paid cart that can no longer be ordered makes the payment fail; an order is confirmed by mail.
 */
export function settlePayment(context: SandboxContext, token: string, outcome: keyof typeof outcomes): void {
  const { database } = context
  /** Answers the payment that became an order. */
  const settle = (state: PaymentState): PaymentRow | null =>
    database.transaction(() => {
      endOverduePayments(context)
      const payment = findPaymentByToken(database, token)
      if (payment?.state !== 'pending') return null
      // First, since it gives back what was set aside for this payment: the order takes it.
      database.run('UPDATE payment SET state = ? WHERE id = ?', state, payment.id)
      if (state !== 'paid') return null
      placeOrder(context, payment)
      return payment
    })
  try {
    const ordered = settle(outcomes[outcome])
    if (ordered) mailOrder(context, ordered)
  } catch (error) {
    if (!(error instanceof CannotOrder)) throw error
    settle('failed')
  }
}

/** How long a shopper has on the provider's page, in ms. */
const lifetime = 30 * 60_000

/** A pending payment runs out by itself. Goes before everything that looks at payments or stock. */
export function endOverduePayments({ database, now }: SandboxContext): void {
  const oldest = new Date(now().getTime() - lifetime).toISOString()
  const overdue = `state = 'pending' AND started < ?`
  // Asked first, since most of the time there is none and reading need not wait for whoever writes.
  if (!database.one(`SELECT 1 FROM payment WHERE ${overdue}`, oldest)) return
  database.run(`UPDATE payment SET state = 'expired' WHERE ${overdue}`, oldest)
}
