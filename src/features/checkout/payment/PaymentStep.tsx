import { CheckoutGate } from '../CheckoutGate'
import { PaymentForm, type PaymentFormProps } from './PaymentForm'
import { PendingPayment } from './PendingPayment'
import type { PaymentChoice } from '../../../store/checkout/paymentThunks'
import { type ClassifiedError, classifyError } from '../../../store/http/errorMessage'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { choosePayment } from '../../../store/checkout/paymentThunks'
import type { PictureFile } from '../../../ui/figure/Picture'
import { loadCheckout } from '../../../store/checkout/loadCheckoutAndPayment'
import { useAppDispatch } from '../../../store/hooks'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import { useMutation } from '../../../store/query/useMutation'
import { goToPage, leaveShop, rememberPage } from '../checkoutRouting'
import { outdatedStepErrors, useStepErrorMessage } from '../useSubmitStep'

const useMessages = bringMessages('checkout')

export function PaymentStep({
  room,
  ...props
}: Pick<PaymentFormProps, 'method' | 'onChooseMethod'> & { room: PictureFile | null }) {
  const { busy, error, startPayment } = useStartPayment()
  return (
    <CheckoutGate page="checkout-step-payment" room={room}>
      {(checkout, cart) => (
        <>
          <PendingPayment />
          <PaymentForm
            {...props}
            checkout={checkout}
            cart={cart}
            busy={busy}
            error={error}
            onSubmit={(choice) => void startPayment(choice)}
          />
        </>
      )}
    </CheckoutGate>
  )
}

/** After these errors, the cart on screen is outdated. The cart page then shows what changed (SPEC §4). */
const changedCartErrors: readonly ClassifiedError['kind'][] = ['changed', 'soldOut', 'stock', 'taken', 'giftlistClosed']

/**
 * Repeated presses start only one payment. A user who has left the page in the meantime is not redirected, and sees a
 * note about the pending payment on the payment and cart pages.
 */
function useStartPayment() {
  const { payment: messages } = useMessages('checkout')
  const language = useLanguage()
  const dispatch = useAppDispatch()
  const describeError = useStepErrorMessage()
  // The button becomes active again even after a success, because the user may return with the Back button
  // (`leaveShop`).
  const { busy, error, run } = useMutation(
    (choice: PaymentChoice): AppThunk<Promise<RecordedError | 'refusedAddress' | null>> =>
      async (dispatch) => {
        const isStillOnPage = rememberPage()
        const outcome = await dispatch(choosePayment(choice))
        if (!isStillOnPage()) return null
        if (!outcome.ok) {
          if (!changedCartErrors.includes(classifyError(outcome.error).kind)) return outcome.error
          goToPage('cart', { language })
          return null
        }
        const url = validatePaymentUrl(outcome.answer?.redirect ?? '')
        if (url === null) return 'refusedAddress'
        // The button stays busy while the provider's page loads, because another press would start another payment.
        await leaveShop(url)
        return null
      },
  )

  const startPayment = async (choice: PaymentChoice) => {
    const failure = await run(choice)
    if (!failure || failure === 'refusedAddress') return
    if (outdatedStepErrors.includes(classifyError(failure).kind)) await dispatch(loadCheckout())
  }
  return {
    busy,
    error: error === 'refusedAddress' ? messages.refusedAddress : error && describeError(error),
    startPayment,
  }
}

/** Returns null for an unsafe URL: a `javascript:` URL in the response would run as a script of this page. */
export function validatePaymentUrl(redirect: string): string | null {
  try {
    const url = new URL(redirect)
    return url.protocol === 'https:' || url.protocol === 'http:' ? url.href : null
  } catch {
    return null
  }
}
