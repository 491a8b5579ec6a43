import type { PaymentState } from '../../contract/checkout'
import { paymentOfToken, stateNow } from '../records/payment'
import type { Shop } from '../shop'
import { CannotOrder, placeOrder } from './placeOrder'

export const outcomes = { pay: 'paid', refuse: 'failed', cancel: 'cancelled' } as const
export type Outcome = keyof typeof outcomes

const mark = ({ database }: Shop, token: string, state: PaymentState) =>
  database.run(`UPDATE payment SET state = ? WHERE token = ? AND state = 'pending'`, state, token)

/**
 * What the provider's page reports. Only a pending payment is settled, once: reports after the
 * first change nothing. A paid cart that can no longer be ordered makes the payment fail.
 */
export function settlePayment(shop: Shop, token: string, outcome: Outcome): void {
  const settle = (state: PaymentState) =>
    shop.database.transaction(() => {
      const payment = paymentOfToken(shop.database, token)
      if (!payment || stateNow(payment, shop.now()) !== 'pending') return
      if (state === 'paid') placeOrder(shop, payment)
      mark(shop, token, state)
    })
  try {
    settle(outcomes[outcome])
  } catch (error) {
    if (!(error instanceof CannotOrder)) throw error
    settle('failed')
  }
}
