import { useCallback, useEffect, useState } from 'react'
import type { PaymentState } from '../../../contract/checkout'
import { useLanguage } from '../../../i18n/LanguageContext'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { loadPaymentStatus } from '../../../state/checkout/loadPaymentStatus'
import { useShopDispatch } from '../../../state/hooks'
import { goToPage } from '../frame/goToPage'
import { forgetGuestDraft } from '../info/guestDraft'
import { nextLook } from './lookSchedule'

export type PaymentView = { status: PaymentState | 'loading' | 'unknown' | 'unreachable'; waiting: boolean }

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Asks how the payment stands until it is decided or long enough has passed; from then on the shopper asks by
 * `lookAgain`. Paid: on to the order's confirmation, in place of this page.
 */
export function usePaymentStatus(): { view: PaymentView; lookAgain: () => void } {
  const dispatch = useShopDispatch()
  const language = useLanguage()
  const [view, setView] = useState<PaymentView>({ status: 'loading', waiting: true })
  const [round, setRound] = useState(1)

  const look = useCallback(
    async (isLeft: () => boolean) => {
      const show = (status: PaymentView['status'], waiting = false) => {
        if (!isLeft()) setView({ status, waiting })
      }
      const checkout = await dispatch(loadCheckout())
      if (!checkout) return show('unreachable')
      if (!checkout._links.status) return show('unknown')
      for (let waited = 0; !isLeft();) {
        const outcome = await dispatch(loadPaymentStatus())
        if (isLeft()) return undefined
        if (!outcome.ok) return show('unreachable')
        const { status, id_order: order } = outcome.payment
        if (status === 'paid' && order !== null) {
          show('paid')
          forgetGuestDraft()
          return goToPage('order-confirmation', { language, query: `?order=${order}`, replace: true })
        }
        if (status !== 'pending' && status !== 'paid') return show(status)
        const wait = nextLook(waited)
        show('pending', wait !== null)
        if (wait === null) return undefined
        await pause(wait)
        waited += wait
      }
      return undefined
    },
    [dispatch, language],
  )

  useEffect(() => {
    let left = false
    void look(() => left)
    return () => {
      left = true
    }
  }, [look, round])

  const lookAgain = () => {
    setView({ status: 'loading', waiting: true })
    setRound((before) => before + 1)
  }
  return { view, lookAgain }
}
