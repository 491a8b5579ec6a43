import type { PaymentState } from '../../../contract/checkout'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { loadPaymentStatus } from '../../../state/checkout/loadPaymentStatus'
import type { ShopThunk } from '../../../state/services'
import { failedLooksAtMost, nextLook } from './lookSchedule'

/** How the payment stands, as far as the page can tell. */
export type ToldView =
  | { status: 'unknown' | 'unreachable' }
  /** `waiting`: the page still asks by itself. */
  | { status: 'pending'; waiting: boolean }
  | { status: 'paid'; order: number }
  /** `changed`: the cart can't be paid as it is any more (SPEC §4). */
  | { status: Exclude<PaymentState, 'pending' | 'paid'>; changed: boolean }
export type PaymentView = { status: 'loading' } | ToldView

interface Asking {
  show: (view: ToldView) => void
  isLeft: () => boolean
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks how the payment stands until it is decided, or long enough has passed. The status link is that of the checkout
 * as it is loaded now, so that it is found too when the provider's return got lost. A look that fails counts as one
 * that told nothing, a few times in a row.
 */
export const askPayment =
  ({ show, isLeft }: Asking): ShopThunk<Promise<void>> =>
  async (dispatch) => {
    const checkout = await dispatch(loadCheckout())
    if (isLeft()) return
    if (!checkout) return show({ status: 'unreachable' })
    if (!checkout._links.status) return show({ status: 'unknown' })
    for (let waited = 0, failed = 0; ;) {
      const outcome = await dispatch(loadPaymentStatus())
      if (isLeft()) return
      failed = outcome.ok ? 0 : failed + 1
      if (failed === failedLooksAtMost) return show({ status: 'unreachable' })
      const { status, id_order: order } = outcome.ok ? outcome.payment : { status: null, id_order: null }
      if (status === 'paid' && order !== null) return show({ status, order })
      if (status === 'failed' || status === 'cancelled' || status === 'expired')
        return show({ status, changed: checkout.changed })
      const wait = nextLook(waited)
      if (status !== null) show({ status: 'pending', waiting: wait !== null })
      else if (wait === null) show({ status: 'unreachable' })
      if (wait === null) return
      await pause(wait)
      if (isLeft()) return
      waited += wait
    }
  }
