import { type FormEvent, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { PaymentMethod } from '../../../contract/checkout'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { useMoney } from '../../../i18n/money'
import type { AppThunk } from '../../../store/AppThunk'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { loadCheckout, choosePayment, type PaymentChoice } from '../../../store/checkout/checkoutAndPayment'
import { useAppDispatch } from '../../../store/hooks'
import type { RecordedError } from '../../../store/http/ApiError'
import { type ClassifiedError, classifyError } from '../../../store/http/errorMessage'
import { useMutation } from '../../../store/query/useMutation'
import type { PictureFile } from '../../../ui/figure/Picture'
import { CheckoutGate } from '../CheckoutGate'
import { goToPage, leaveShop, rememberPage } from '../checkoutRouting'
import { StepActions } from '../StepActions'
import { buildAddressControlSelector } from '../StepAddress'
import { computeTotalWithFee } from '../usePaymentMethod'
import { isStepOutdated, useStepErrorMessage } from '../useSubmitStep'
import { getInvoiceAddressId, InvoiceAddress } from './InvoiceAddress'
import { consentId, PaymentMethodChoice, TermsConsent } from './PaymentFields'
import { PendingPayment } from './PendingPayment'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

interface PaymentStepProps {
  /** Null if no payment method is available. */
  method: PaymentMethod | null
  onChooseMethod: (paymentId: number) => void
  room: PictureFile | null
}

export function PaymentStep({ room, ...props }: PaymentStepProps) {
  const submitState = useStartPayment()
  return (
    <CheckoutGate page="checkout-step-payment" room={room}>
      {(checkout, cart) => (
        <>
          <PendingPayment />
          <PaymentForm {...props} {...submitState} checkout={checkout} cart={cart} />
        </>
      )}
    </CheckoutGate>
  )
}

interface PaymentFormProps extends Omit<PaymentStepProps, 'room'> {
  checkout: CheckoutInformation
  cart: Cart
  isBusy: boolean
  error: string | null
  onSubmit: (choice: PaymentChoice) => Promise<void>
}

function PaymentForm({ method, onChooseMethod, checkout, cart, isBusy, error, onSubmit }: PaymentFormProps) {
  const { payment } = useMessages('checkout')
  const formatEuro = useMoney()
  const [hasAgreed, setHasAgreed] = useState(false)
  const [hasSubmitted, setHasSubmitted] = useState(false)
  const invoiceAddressId = getInvoiceAddressId(cart)
  const total = computeTotalWithFee(cart, method)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setHasSubmitted(true)
    if (invoiceAddressId === null)
      document.querySelector<HTMLElement>(buildAddressControlSelector('invoice-address'))?.focus()
    if (method === null || invoiceAddressId === null) return
    if (!hasAgreed) document.getElementById(consentId)?.focus()
    else void onSubmit({ id_payment: method.id_payment, id_address_invoice: invoiceAddressId })
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PaymentMethodChoice
        methods={checkout.payment_methods}
        chosenId={method?.id_payment ?? null}
        onChoose={onChooseMethod}
      />
      <InvoiceAddress checkout={checkout} cart={cart} isAddressMissing={hasSubmitted && invoiceAddressId === null} />
      <div className={styles.section}>
        <TermsConsent hasAgreed={hasAgreed} onChange={setHasAgreed} isConsentMissing={hasSubmitted && !hasAgreed} />
        <p className={styles.small}>{payment.leaving}</p>
      </div>
      <StepActions
        label={payment.pay(formatEuro(total))}
        isBusy={isBusy}
        error={hasSubmitted && method === null ? payment.none : error}
        total={total}
      />
    </form>
  )
}

/** After these errors, the cart on screen is outdated. The cart page then shows what changed (SPEC §4). */
const changedCartErrorKinds: readonly ClassifiedError['kind'][] = [
  'changed',
  'soldOut',
  'stock',
  'taken',
  'giftlistClosed',
]

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
  const { isBusy, error, run } = useMutation(
    (choice: PaymentChoice): AppThunk<Promise<RecordedError | 'unsafeUrl' | null>> =>
      async (dispatch) => {
        const isStillOnPage = rememberPage()
        const outcome = await dispatch(choosePayment(choice))
        if (!isStillOnPage()) return null
        if (!outcome.ok) {
          if (!changedCartErrorKinds.includes(classifyError(outcome.error).kind)) return outcome.error
          goToPage('cart', { language })
          return null
        }
        const url = validatePaymentUrl(outcome.answer?.redirect ?? '')
        if (url === null) return 'unsafeUrl'
        // The button stays busy while the provider's page loads, because another press would start another payment.
        await leaveShop(url)
        return null
      },
  )
  return {
    isBusy,
    error: error === 'unsafeUrl' ? messages.unsafeUrl : error && describeError(error),
    onSubmit: async (choice: PaymentChoice) => {
      const failure = await run(choice)
      if (failure && failure !== 'unsafeUrl' && isStepOutdated(failure)) await dispatch(loadCheckout())
    },
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
