import type { ToldView } from '../../../src/features/checkout/status/askPayment'
import { outcomeWords } from '../../../src/features/checkout/status/outcomeWords'
import { checkout as words } from '../../../src/i18n/nl/checkout'

const { status } = words

test.each<[ToldView, string, string | null]>([
  [{ status: 'pending', waiting: true }, status.waiting, null],
  [{ status: 'pending', waiting: false }, status.pending, 'look'],
  [{ status: 'paid', order: 1 }, status.paid, null],
  [{ status: 'failed', changed: false }, status.failed, 'pay'],
  [{ status: 'cancelled', changed: false }, status.cancelled, 'pay'],
  [{ status: 'expired', changed: false }, status.expired, 'pay'],
  [{ status: 'failed', changed: true }, status.changed, 'cart'],
  [{ status: 'unknown' }, status.unknown, 'cart'],
  [{ status: 'unreachable' }, status.notKnown, 'look'],
])('%j', (view, text, deed) => {
  expect(outcomeWords(view, words)).toMatchObject({ text, deed })
})
