import { useState } from 'react'
import { CheckoutGate } from '../CheckoutGate'
import { PaymentUnderWay } from './PaymentUnderWay'
import { PaymentForm } from './PaymentForm'
import type { PaymentChoice } from '../../../store/checkout/checkoutApi'
import { type ClassifiedError, classifyError } from '../../../store/http/classifyError'
import { useBusy } from '../../../store/useBusy'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useWords } from '../../../i18n/useWords'
import { choosePayment } from '../../../store/checkout/choosePayment'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { useStoreDispatch } from '../../../store/hooks'
import { goToPage, rememberPage } from '../checkoutRouting'
import { outdatedStepErrors, stepErrorMessage } from '../stepErrorMessage'
import { leaveShop } from './leaveShop'

/** The payment step with the shop behind it. */
export function PaymentStep() {
  const { busy, error, pay } = useStartPayment()
  return (
    <CheckoutGate page="checkout-step-payment">
      {(checkout, cart) => (
        <>
          <PaymentUnderWay />
          <PaymentForm
            checkout={checkout}
            cart={cart}
            busy={busy}
            error={error}
            onSubmit={(choice) => void pay(choice)}
          />
        </>
      )}
    </CheckoutGate>
  )
}

/** The cart is not the one that the shopper was about to pay: the cart page says what changed (SPEC §4). */
const changedCartErrors: readonly ClassifiedError['kind'][] = ['changed', 'soldOut', 'stock']

/**
 * Begins the payment and leaves for the provider's page. One tap is one payment. Who went elsewhere meanwhile stays
 * there: the next step or cart page says that a payment is under way.
 */
function useStartPayment() {
  const words = useWords('checkout')
  const language = useLanguage()
  const dispatch = useStoreDispatch()
  // Free again also when all is well: who comes back by the back button finds a button that works.
  const { busy, run } = useBusy()
  const [error, setError] = useState<string | null>(null)

  const pay = (choice: PaymentChoice) =>
    run(async () => {
      setError(null)
      const isStillHere = rememberPage()
      const outcome = await dispatch(choosePayment(choice))
      if (!isStillHere()) return
      if (!outcome.ok) {
        const { kind } = classifyError(outcome.error)
        if (changedCartErrors.includes(kind)) return goToPage('cart', { language })
        setError(stepErrorMessage(outcome.error, words))
        if (outdatedStepErrors.includes(kind)) await dispatch(loadCheckout())
        return
      }
      const address = validatePaymentUrl(outcome.redirect)
      if (address === null) setError(words.payment.refusedAddress)
      else leaveShop(address)
    })
  return { busy, error, pay }
}

/**
 * The address of the payment provider's page, when it is one that a browser may be sent to. The API's answer is
 * hostile like any other input: a `javascript:` address would run in the shop's own page.
 */
export function validatePaymentUrl(redirect: string): string | null {
  try {
    const address = new URL(redirect)
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null
  } catch {
    return null
  }
}
