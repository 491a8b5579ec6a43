import { useEffect, useState } from 'react'
import type { PaymentState, StatusAnswer } from '../../../contract/checkout'
import { isOffered } from '../../../contract/links'
import { useLanguage } from '../../../i18n/LanguageContext'
import { loadCheckout, loadPaymentStatus } from '../../../store/checkout/checkoutAndPayment'
import { useAppDispatch } from '../../../store/hooks'
import type { AppThunk } from '../../../store/AppThunk'
import { selectIsGuest } from '../../../store/session/sessionSlice'
import { clearDraft } from '../../../store/browser/formDrafts'
import { checkoutFormNames } from '../checkoutFormNames'
import { type CheckoutPlace, findNextCheckoutStep, goToPage, placePages } from '../checkoutRouting'

/** The state of a payment according to a status response. */
type Payment =
  | { status: 'pending' }
  /** `orderId` is null when the shop API does not give it. */
  | { status: 'paid'; orderId: number | null }
  /** If `changed` is true, the user must check the cart before paying (SPEC §4). */
  | { status: Exclude<PaymentState, 'pending' | 'paid'>; changed: boolean }
  /** Nothing was paid, and the shop API requires another step first. */
  | { status: 'due'; place: CheckoutPlace }

export type PaymentView =
  | { status: 'loading' }
  /** No payment is known in this browser. */
  | { status: 'unknown' }
  | { status: 'unreachable' }
  /** `lastPollTime` is in ISO 8601. */
  | { status: 'pending'; isPolling: boolean; lastPollTime: string }
  | Exclude<Payment, { status: 'pending' }>

/**
 * Once the order is paid, its confirmation replaces this page. If another step is due, that step replaces this page.
 * The status is loaded again when the user returns from another app, for example that of a bank.
 */
export function usePaymentStatus(): { view: PaymentView; pollPaymentAgain: () => void } {
  const dispatch = useAppDispatch()
  const language = useLanguage()
  const [view, setView] = useState<PaymentView>({ status: 'loading' })
  const [pollRound, setPollRound] = useState(1)

  useEffect(() => {
    let isUnmounted = false
    void dispatch(pollPayment({ showView: setView, isUnmounted: () => isUnmounted }))
    return () => {
      isUnmounted = true
    }
  }, [dispatch, pollRound])

  useEffect(() => {
    if (view.status === 'due') goToPage(placePages[view.place], { language, replace: true })
    if (view.status !== 'paid') return
    Object.values(checkoutFormNames).forEach(clearDraft)
    if (view.orderId !== null) {
      goToPage('order-confirmation', { language, query: `?order=${view.orderId}`, replace: true })
    }
  }, [view, language])

  const isPaymentUndecided = view.status === 'pending' || view.status === 'unreachable'
  useEffect(() => {
    if (!isPaymentUndecided) return undefined
    const handleVisibilityChange = () => {
      if (document.visibilityState === 'visible') setPollRound((round) => round + 1)
    }
    document.addEventListener('visibilitychange', handleVisibilityChange)
    return () => document.removeEventListener('visibilitychange', handleVisibilityChange)
  }, [isPaymentUndecided])

  const pollPaymentAgain = () => {
    setView({ status: 'loading' })
    setPollRound((round) => round + 1)
  }
  return { view, pollPaymentAgain }
}

const waitFor = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Polls until the status is final, or until `maxPollTime`. The status link comes from a newly loaded checkout, so that
 * the link exists even when the provider's redirect failed. Fewer than `maxFailedPolls` consecutive failures are
 * ignored.
 */
export const pollPayment =
  ({
    showView,
    isUnmounted,
  }: {
    showView: (view: PaymentView) => void
    isUnmounted: () => boolean
  }): AppThunk<Promise<void>> =>
  async (dispatch, getState) => {
    const checkout = await dispatch(loadCheckout())
    if (isUnmounted()) return
    if (!checkout) return showView({ status: 'unreachable' })
    if (!isOffered(checkout, 'status')) {
      return showView(getState().cart.isClosed ? { status: 'paid', orderId: null } : { status: 'unknown' })
    }
    for (let waitedTime = 0, failedPolls = 0; ;) {
      const outcome = await dispatch(loadPaymentStatus())
      if (isUnmounted()) return
      failedPolls = outcome.ok ? 0 : failedPolls + 1
      if (failedPolls === maxFailedPolls) return showView({ status: 'unreachable' })
      const state = getState()
      const payment = outcome.ok
        ? readPayment(outcome.answer, { isCartClosed: state.cart.isClosed, isGuest: selectIsGuest(state) })
        : null
      if (payment && payment.status !== 'pending')
        return showView('changed' in payment ? { ...payment, changed: payment.changed || checkout.changed } : payment)
      const delay = computePollDelay(waitedTime)
      if (payment) showView({ status: 'pending', isPolling: delay !== null, lastPollTime: new Date().toISOString() })
      else if (delay === null) showView({ status: 'unreachable' })
      if (delay === null) return
      await waitFor(delay)
      if (isUnmounted()) return
      waitedTime += delay
    }
  }

/**
 * A response may contain only the actions and the changed flag (SPEC §7). A closed cart then means that the order was
 * paid. With an open cart, the actions determine the next page (SPEC §4). A paid order without an id is still pending.
 */
export function readPayment(
  { status, id_order, actions, changed }: StatusAnswer,
  { isCartClosed, isGuest }: { isCartClosed: boolean; isGuest: boolean },
): Payment {
  switch (status) {
    case 'pending':
      return { status }
    case 'paid':
      return id_order === null ? { status: 'pending' } : { status, orderId: id_order }
    case null: {
      if (isCartClosed) return { status: 'paid', orderId: id_order }
      const nextPlace = findNextCheckoutStep({ changed, actions }, isGuest)
      return nextPlace === 'payment' ? { status: 'pending' } : { status: 'due', place: nextPlace }
    }
    default:
      return { status, changed }
  }
}

/** In ms: the pauses between two polls, and the time after which polling ends. */
export const shortestPollDelay = 1500
export const longestPollDelay = 10_000
export const maxPollTime = 120_000

/**
 * Returns ms, or null when polling ends. The pause increases, because most payments are final within seconds and a few
 * take minutes.
 * @param waitedTime the sum of the pauses so far, in ms
 */
export function computePollDelay(waitedTime: number): number | null {
  const delay = Math.min(longestPollDelay, Math.max(shortestPollDelay, Math.round(waitedTime / 4)))
  return waitedTime + delay > maxPollTime ? null : delay
}

/** After this number of consecutive failed polls, the page says that the status is unknown. */
export const maxFailedPolls = 3
