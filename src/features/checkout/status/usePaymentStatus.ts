import { useCallback, useEffect, useState } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useShopDispatch } from '../../../state/hooks'
import { goToPage } from '../frame/goToPage'
import { askPayment, type PaymentView } from './askPayment'
import { forgetTyped } from './forgetTyped'

/**
 * How the payment stands; `lookAgain` asks anew. Paid: on to the order's confirmation, in place of this page. Who
 * comes back from another app, such as the bank's, is told at once.
 */
export function usePaymentStatus(): { view: PaymentView; lookAgain: () => void } {
  const dispatch = useShopDispatch()
  const language = useLanguage()
  const [view, setView] = useState<PaymentView>({ status: 'loading' })
  const [round, setRound] = useState(1)

  useEffect(() => {
    let left = false
    void dispatch(askPayment({ show: setView, isLeft: () => left }))
    return () => {
      left = true
    }
  }, [dispatch, round])

  useEffect(() => {
    if (view.status !== 'paid') return
    forgetTyped()
    goToPage('order-confirmation', { language, query: `?order=${view.order}`, replace: true })
  }, [view, language])

  const lookAgain = useCallback(() => setRound((before) => before + 1), [])
  const undecided = view.status === 'pending' || view.status === 'unreachable'
  useEffect(() => {
    if (!undecided) return undefined
    const look = () => {
      if (document.visibilityState === 'visible') lookAgain()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [undecided, lookAgain])

  return {
    view,
    lookAgain: () => {
      setView({ status: 'loading' })
      lookAgain()
    },
  }
}
