import { type FormEvent, useState } from 'react'
import { CheckoutGate } from '../CheckoutGate'
import { StepActions } from '../StepActions'
import { buildAddressControl } from '../StepAddress'
import { getInvoiceAddressId, InvoiceAddress } from './InvoiceAddress'
import { PaymentMethodChoice } from './PaymentMethodChoice'
import { consentId, TermsConsent } from './TermsConsent'
import { PendingPayment } from './PendingPayment'
import type { PaymentChoice } from '../../../store/checkout/checkoutApi'
import { type ClassifiedError, classifyError } from '../../../store/http/errorMessage'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Cart } from '../../../contract/cart'
import type { PaymentMethod } from '../../../contract/checkout'
import { addFee } from '../addFee'
import { useMoney } from '../../../i18n/money'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { choosePayment } from '../../../store/checkout/choosePayment'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { useAppDispatch } from '../../../store/hooks'
import type { RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/services'
import { useMutation } from '../../../store/query/useMutation'
import { goToPage, leaveShop, rememberPage } from '../checkoutRouting'
import { outdatedStepErrors, useStepErrorMessage } from '../stepErrors'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

interface PaymentStepProps {
  /** The chosen payment method; null if none is available. */
  method: PaymentMethod | null
  onChooseMethod: (idPayment: number) => void
}

export function PaymentStep(props: PaymentStepProps) {
  const { busy, error, startPayment } = useStartPayment()
  return (
    <CheckoutGate page="checkout-step-payment">
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

interface PaymentFormProps extends PaymentStepProps {
  checkout: CheckoutInformation
  cart: Cart
  busy: boolean
  error: string | null
  onSubmit: (choice: PaymentChoice) => void
}

function PaymentForm({ method, onChooseMethod, checkout, cart, busy, error, onSubmit }: PaymentFormProps) {
  const { payment } = useMessages('checkout')
  const formatEuro = useMoney()
  const [hasAgreed, setHasAgreed] = useState(false)
  const [isSent, setIsSent] = useState(false)
  const idInvoice = getInvoiceAddressId(cart)
  const total = addFee(cart, method)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setIsSent(true)
    if (idInvoice === null) document.querySelector<HTMLElement>(buildAddressControl('invoice-address'))?.focus()
    if (method === null || idInvoice === null) return
    if (!hasAgreed) document.getElementById(consentId)?.focus()
    else onSubmit({ id_payment: method.id_payment, id_address_invoice: idInvoice })
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PaymentMethodChoice
        methods={checkout.payment_methods}
        chosenId={method?.id_payment ?? null}
        onChoose={onChooseMethod}
      />
      <InvoiceAddress checkout={checkout} cart={cart} isMissing={isSent && idInvoice === null} />
      <div className={styles.section}>
        <TermsConsent hasAgreed={hasAgreed} onChange={setHasAgreed} isMissing={isSent && !hasAgreed} />
        <p className={styles.small}>{payment.leaving}</p>
      </div>
      <StepActions
        label={payment.pay(formatEuro(total))}
        busy={busy}
        error={isSent && method === null ? payment.none : error}
        total={total}
      />
    </form>
  )
}

/** The errors after which the cart on screen is outdated. The cart page then shows what changed (SPEC §4). */
const changedCartErrors: readonly ClassifiedError['kind'][] = ['changed', 'soldOut', 'stock', 'taken', 'giftlistClosed']

/**
 * Starts the payment and opens the provider's page. Repeated presses start only one payment. A user who has left the
 * page in the meantime is not redirected. For that user, the payment and cart pages have a note about the pending
 * payment.
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
        // The button stays busy while the provider's page loads, because another press would start another payment.
        await leaveShop(address)
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

/**
 * Returns the URL of the payment provider's page if it is safe to open, else null. A `javascript:` URL in the response
 * would run as a script of this page.
 */
export function validatePaymentUrl(redirect: string): string | null {
  try {
    const address = new URL(redirect)
    return address.protocol === 'https:' || address.protocol === 'http:' ? address.href : null
  } catch {
    return null
  }
}
