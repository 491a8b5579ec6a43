import { useCallback, useEffect, useState } from 'react'
import { StepLoading } from '../StepLoading'
import { NoPayment } from './NoPayment'
import { PaymentOutcome } from './PaymentOutcome'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useAppDispatch } from '../../../store/hooks'
import type { PictureFile } from '../../../ui/figure/Picture'
import { goToPage, placePages } from '../checkoutRouting'
import { type PaymentView, pollPayment } from './pollPayment'
import { clearWrappingDraft } from '../wrappingDraft'
import { clearGuestDraft } from '../identity/guestDraft'
import { clearPaymentDraft } from './paymentDraft'
import { clearShippingDraft } from '../shipping/shippingDraft'

/** The page to which the payment provider redirects the user. */
export function StatusStep({ room }: { room: PictureFile | null }) {
  const { view, pollAgain } = usePaymentStatus()
  // A page that is due replaces this one at once.
  if (view.status === 'loading' || view.status === 'due') return <StepLoading />
  if (view.status === 'unknown') return <NoPayment room={room} />
  return <PaymentOutcome view={view} onPollAgain={pollAgain} />
}

/**
 * Returns the status of the payment; `pollAgain` loads it again. Once the order is paid, its confirmation replaces this
 * page; so does a step that is due. When the user returns from another app, such as that of a bank, the status is loaded
 * at once.
 */
function usePaymentStatus(): { view: PaymentView; pollAgain: () => void } {
  const dispatch = useAppDispatch()
  const language = useLanguage()
  const [view, setView] = useState<PaymentView>({ status: 'loading' })
  const [round, setRound] = useState(1)

  useEffect(() => {
    let unmounted = false
    void dispatch(pollPayment({ show: setView, isUnmounted: () => unmounted }))
    return () => {
      unmounted = true
    }
  }, [dispatch, round])

  useEffect(() => {
    if (view.status === 'due') goToPage(placePages[view.place], { language, replace: true })
    if (view.status !== 'paid') return
    clearDrafts()
    if (view.order !== null) {
      goToPage('order-confirmation', { language, query: `?order=${view.order}`, replace: true })
    }
  }, [view, language])

  const pollAgain = useCallback(() => setRound((before) => before + 1), [])
  const undecided = view.status === 'pending' || view.status === 'unreachable'
  useEffect(() => {
    if (!undecided) return undefined
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') pollAgain()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [undecided, pollAgain])

  return {
    view,
    pollAgain: () => {
      setView({ status: 'loading' })
      pollAgain()
    },
  }
}

/** Removes the drafts of all steps because the order is placed. */
function clearDrafts(): void {
  clearGuestDraft()
  clearShippingDraft()
  clearWrappingDraft()
  clearPaymentDraft()
}
