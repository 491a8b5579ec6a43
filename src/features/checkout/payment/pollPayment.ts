import type { PaymentState } from '../../../contract/checkout'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { loadPaymentStatus } from '../../../store/checkout/loadPaymentStatus'
import type { AppThunk } from '../../../store/services'

/** How the payment stands, as far as the page can tell. */
export type KnownPaymentView =
  | { status: 'unknown' | 'unreachable' }
  /** `waiting`: the page still asks by itself. */
  | { status: 'pending'; waiting: boolean }
  | { status: 'paid'; order: number }
  /** `changed`: the cart can't be paid as it is any more (SPEC §4). */
  | { status: Exclude<PaymentState, 'pending' | 'paid'>; changed: boolean }
export type PaymentView = { status: 'loading' } | KnownPaymentView

interface PollOptions {
  show: (view: KnownPaymentView) => void
  isUnmounted: () => boolean
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks how the payment stands until it is decided, or long enough has passed. The status link is that of the checkout
 * as it is loaded now, so that it is found too when the provider's return got lost. A look that fails counts as one
 * that told nothing, a few times in a row.
 */
export const pollPayment =
  ({ show, isUnmounted }: PollOptions): AppThunk<Promise<void>> =>
  async (dispatch) => {
    const checkout = await dispatch(loadCheckout())
    if (isUnmounted()) return
    if (!checkout) return show({ status: 'unreachable' })
    if (!checkout._links.status) return show({ status: 'unknown' })
    for (let waited = 0, failed = 0; ;) {
      const outcome = await dispatch(loadPaymentStatus())
      if (isUnmounted()) return
      failed = outcome.ok ? 0 : failed + 1
      if (failed === maxFailedPolls) return show({ status: 'unreachable' })
      const { status, id_order: order } = outcome.ok ? outcome.payment : { status: null, id_order: null }
      if (status === 'paid' && order !== null) return show({ status, order })
      if (status === 'failed' || status === 'cancelled' || status === 'expired')
        return show({ status, changed: checkout.changed })
      const wait = computePollDelay(waited)
      if (status !== null) show({ status: 'pending', waiting: wait !== null })
      else if (wait === null) show({ status: 'unreachable' })
      if (wait === null) return
      await pause(wait)
      if (isUnmounted()) return
      waited += wait
    }
  }

/** The status page asks whether the payment is in after so long, later less and less often, and then no more (ms). */
export const firstPollDelay = 1500
export const slowestPollDelay = 10_000
export const maxPollTime = 120_000

/**
 * The wait until the next look, in ms; null when it has been long enough and the shopper is to ask. It grows with the
 * time already waited: most payments are decided within seconds, a few take minutes.
 */
export function computePollDelay(waited: number): number | null {
  const wait = Math.min(slowestPollDelay, Math.max(firstPollDelay, Math.round(waited / 4)))
  return waited + wait > maxPollTime ? null : wait
}

/** So many looks in a row may fail before the shopper is told that the shop cannot be reached. */
export const maxFailedPolls = 3
