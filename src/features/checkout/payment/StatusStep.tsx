import { useCallback, useEffect, useState } from 'react'
import { StepLoading } from '../StepLoading'
import { PaymentOutcome } from './PaymentOutcome'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useAppDispatch } from '../../../store/hooks'
import type { PictureFile } from '../../../ui/figure/Picture'
import { goToPage, placePages } from '../checkoutRouting'
import { type PaymentView, pollPayment } from './pollPayment'
import { clearCheckoutDrafts } from '../checkoutDrafts'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { PageError } from '../../../forms/PageError'
import { ButtonLink, PageLink } from '../../../ui/button/PageLink'
import { RoomBelow } from '../../../ui/figure/RoomBelow'
import { Note } from '../../../ui/status/Note'
import * as text from '../../../ui/text.module.css'
import * as styles from '../CheckoutPage.module.css'

const useMessages = bringMessages('checkout')

/** The page to which the payment provider redirects the user. */
export function StatusStep({ room }: { room: PictureFile | null }) {
  const { status: messages } = useMessages('checkout')
  const { view, pollAgain } = usePaymentStatus()
  // The page that is due replaces this page immediately.
  if (view.status === 'loading' || view.status === 'due') return <StepLoading />
  if (view.status === 'unknown') return <NoPayment room={room} />
  if (view.status === 'unreachable') {
    return <PageError message={messages.notKnown} retry={messages.lookAgain} onRetry={pollAgain} />
  }
  return <PaymentOutcome view={view} onPollAgain={pollAgain} />
}

/**
 * Polls the status of the payment. Once the order is paid, its confirmation replaces this page. If another step is due,
 * that step replaces this page. The status is loaded again when the user returns from another app, such as a bank's.
 */
function usePaymentStatus(): { view: PaymentView; pollAgain: () => void } {
  const dispatch = useAppDispatch()
  const language = useLanguage()
  const [view, setView] = useState<PaymentView>({ status: 'loading' })
  const [pollRound, setPollRound] = useState(1)

  useEffect(() => {
    let isUnmounted = false
    void dispatch(pollPayment({ show: setView, isUnmounted: () => isUnmounted }))
    return () => {
      isUnmounted = true
    }
  }, [dispatch, pollRound])

  useEffect(() => {
    if (view.status === 'due') goToPage(placePages[view.place], { language, replace: true })
    if (view.status !== 'paid') return
    clearCheckoutDrafts()
    if (view.order !== null) {
      goToPage('order-confirmation', { language, query: `?order=${view.order}`, replace: true })
    }
  }, [view, language])

  const pollAgain = useCallback(() => setPollRound((before) => before + 1), [])
  const isUndecided = view.status === 'pending' || view.status === 'unreachable'
  useEffect(() => {
    if (!isUndecided) return undefined
    const handleVisibility = () => {
      if (document.visibilityState === 'visible') pollAgain()
    }
    document.addEventListener('visibilitychange', handleVisibility)
    return () => document.removeEventListener('visibilitychange', handleVisibility)
  }, [isUndecided, pollAgain])

  return {
    view,
    pollAgain: () => {
      setView({ status: 'loading' })
      pollAgain()
    },
  }
}

/**
 * Says that this browser knows no pending payment, for example because the user opened the page again later. The user
 * may have paid nevertheless: a bank's app may return to another browser, and the browser may have lost the session
 * token.
 */
function NoPayment({ room }: { room: PictureFile | null }) {
  const { status: messages } = useMessages('checkout')
  const language = useLanguage()
  return (
    <div className={styles.noPayment}>
      <Note variant="fjord" role="status">
        {messages.unknown}
      </Note>
      {(__OFFERED__.accounts || __OFFERED__.orderSearch) && (
        <ButtonLink to={buildPath('my-orders', language)}>{messages.toOrders}</ButtonLink>
      )}
      <PageLink to={buildPath('cart', language)} className={text.link}>
        {messages.toCart}
      </PageLink>
      <RoomBelow room={room} />
    </div>
  )
}
