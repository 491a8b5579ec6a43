import { CheckoutGate } from '../CheckoutGate'
import { PendingPayment } from './PendingPayment'
import { PaymentForm } from './PaymentForm'
import type { PaymentChoice } from '../../../store/checkout/checkoutApi'
import { type ClassifiedError, classifyError } from '../../../store/http/classifyError'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { choosePayment } from '../../../store/checkout/choosePayment'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { useAppDispatch } from '../../../store/hooks'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/services'
import { useMutation } from '../../../store/query/useMutation'
import { goToPage, rememberPage } from '../checkoutRouting'
import { outdatedStepErrors, useStepErrorMessage } from '../stepErrors'
import { leaveShop } from './leaveShop'

const useMessages = bringMessages('checkout')

export function PaymentStep() {
  const { busy, error, pay } = useStartPayment()
  return (
    <CheckoutGate page="checkout-step-payment">
      {(checkout, cart) => (
        <>
          <PendingPayment />
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

/** Errors that mean that the cart on screen is outdated. The cart page shows what changed (SPEC §4). */
const changedCartErrors: readonly ClassifiedError['kind'][] = ['changed', 'soldOut', 'stock', 'taken', 'giftlistClosed']

/**
 * Starts the payment and opens the provider's page. Repeated taps start only one payment. A user who has left the page
 * in the meantime is not redirected. The next step or cart page says that a payment is in progress.
 */
function useStartPayment() {
  const { payment: messages } = useMessages('checkout')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const describeError = useStepErrorMessage()
  // The button becomes active again even on success, because the user may return with the Back button (`leaveShop`).
  const { busy, error, run } = useMutation(
    (choice: PaymentChoice): AppThunk<Promise<RecordedError | 'refusedAddress' | null>> =>
      async (dispatch) => {
        const isStillHere = rememberPage()
        const outcome = await dispatch(choosePayment(choice))
        if (!isStillHere()) return null
        if (!outcome.ok) {
          if (!changedCartErrors.includes(classifyError(outcome.error).kind)) return outcome.error
          goToPage('cart', { language })
          return null
        }
        const address = validatePaymentUrl(outcome.redirect)
        if (address === null) return 'refusedAddress'
        // Another press would start another payment while the provider's page loads.
        await leaveShop(address)
        return null
      },
  )

  const pay = async (choice: PaymentChoice) => {
    const failed = await run(choice)
    if (!failed || failed === 'refusedAddress') return
    if (outdatedStepErrors.includes(classifyError(failed).kind)) await dispatch(loadCheckout())
  }
  return { busy, error: error === 'refusedAddress' ? messages.refusedAddress : error && describeError(error), pay }
}

/**
 * Returns the URL of the payment provider's page if it is safe to open, else null. The response is not trusted because a
 * `javascript:` URL would run on the page itself.
 */
export function validatePaymentUrl(redirect: string): string | null {
  try {
    const address = new URL(redirect)
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null
  } catch {
    return null
  }
}
