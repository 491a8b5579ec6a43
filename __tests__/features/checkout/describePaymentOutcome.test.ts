import { describePaymentOutcome, type OutcomeView } from '../../../src/features/checkout/payment/StatusStep'
import { checkout as messages } from '../../../src/i18n/nl/checkout'

const { status } = messages
const lastPollTime = '2026-11-22T12:00:00Z'

test.each<[OutcomeView, string | null, string, string | null]>([
  [{ status: 'pending', isPolling: true, lastPollTime }, status.news.pending, status.waiting, null],
  [{ status: 'pending', isPolling: false, lastPollTime }, status.news.pending, status.pending, 'poll'],
  [{ status: 'paid', orderId: 1 }, status.news.paid, status.paid, null],
  [{ status: 'paid', orderId: null }, status.news.paid, status.paid, 'orders'],
  [{ status: 'failed', changed: false }, status.news.failed, status.failed, 'pay'],
  [{ status: 'cancelled', changed: false }, status.news.cancelled, status.cancelled, 'pay'],
  [{ status: 'expired', changed: false }, status.news.expired, status.expired, 'pay'],
  [{ status: 'failed', changed: true }, status.news.failed, status.changed, 'cart'],
])('the outcome %j has the heading "%s", the sentence "%s" and the action %s', (view, news, text, action) => {
  expect(describePaymentOutcome(view, messages)).toMatchObject({ news, text, action })
})
