import type { OutcomeView } from '../../../src/features/checkout/payment/pollPayment'
import { describePaymentOutcome } from '../../../src/features/checkout/payment/PaymentOutcome'
import { checkout as messages } from '../../../src/i18n/nl/checkout'

const { status } = messages
const checkedAt = '2026-11-22T12:00:00Z'

test.each<[OutcomeView, string, string | null]>([
  [{ status: 'pending', waiting: true, checkedAt }, status.waiting, null],
  [{ status: 'pending', waiting: false, checkedAt }, status.pending, 'poll'],
  [{ status: 'paid', order: 1 }, status.paid, null],
  [{ status: 'paid', order: null }, status.paid, 'orders'],
  [{ status: 'failed', changed: false }, status.failed, 'pay'],
  [{ status: 'cancelled', changed: false }, status.cancelled, 'pay'],
  [{ status: 'expired', changed: false }, status.expired, 'pay'],
  [{ status: 'failed', changed: true }, status.changed, 'cart'],
  [{ status: 'unreachable' }, status.notKnown, 'poll'],
])('the outcome %j is described as "%s" with the action %s', (view, text, action) => {
  expect(describePaymentOutcome(view, messages)).toMatchObject({ text, action })
})
