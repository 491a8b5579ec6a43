import { type FormEvent, useState } from 'react'
import type { Cart } from '../../../contract/cart'
import type { PaymentMethod } from '../../../contract/checkout'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { useMoney } from '../../../i18n/money'
import { buildPath } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { type PaymentChoice, setInvoiceContact } from '../../../store/checkout/paymentThunks'
import { Checkbox } from '../../../ui/form/Checkbox'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { addFee } from '../addFee'
import { StepActions } from '../StepActions'
import { buildAddressControl, StepAddress } from '../StepAddress'
import { useCheckoutChange } from '../useSubmitStep'
import { PaymentMethodChoice } from './PaymentMethodChoice'
import * as text from '../../../ui/text.module.css'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('checkout')

export interface PaymentFormProps {
  /** The chosen payment method; null if none is available. */
  method: PaymentMethod | null
  onChooseMethod: (idPayment: number) => void
  checkout: CheckoutInformation
  cart: Cart
  busy: boolean
  error: string | null
  onSubmit: (choice: PaymentChoice) => void
}

export function PaymentForm({ method, onChooseMethod, checkout, cart, busy, error, onSubmit }: PaymentFormProps) {
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

interface InvoiceAddressProps {
  checkout: CheckoutInformation
  cart: Cart
  isMissing: boolean
}

const getInvoiceAddressId = (cart: Cart): number | null => cart.id_address_invoice ?? cart.id_address_delivery

/**
 * The choice is sent to the API immediately (SPEC §7: the cart's update), so that the payment is for the cart on
 * screen. A customer without any address can reach the payment when nothing in the order is delivered to the customer.
 */
function InvoiceAddress({ checkout, cart, isMissing }: InvoiceAddressProps) {
  const { payment } = useMessages('checkout')
  const { busy, error, run } = useCheckoutChange()
  return (
    <StepAddress
      {...{ checkout, busy, error, isMissing }}
      name="invoice-address"
      title={payment.invoice}
      chosenId={getInvoiceAddressId(cart)}
      canChoose
      remark={{ idAddress: cart.id_address_delivery, text: payment.alsoDelivery }}
      messages={{ none: payment.noInvoice, other: payment.otherInvoice, change: payment.changeInvoice }}
      onChoose={(id) => run(setInvoiceContact(checkout.addresses.find(({ id_address }) => id_address === id)!))}
    />
  )
}

interface TermsConsentProps {
  hasAgreed: boolean
  onChange: (hasAgreed: boolean) => void
  /** Whether the user tried to pay without consent. */
  isMissing: boolean
}

const consentId = 'terms'

/** The terms open in a new tab, so that the user does not leave the checkout. */
function TermsConsent({ hasAgreed, onChange, isMissing }: TermsConsentProps) {
  const { payment } = useMessages('checkout')
  const language = useLanguage()
  const renderLink = (id: 'terms' | 'privacy', label: string) => (
    <a className={text.link} href={buildPath(id, language)} target="_blank" rel="noreferrer">
      {label}
      <VisuallyHidden> {payment.newTab}</VisuallyHidden>
    </a>
  )
  return (
    <Checkbox
      id={consentId}
      required
      checked={hasAgreed}
      onChange={(event) => onChange(event.target.checked)}
      error={isMissing ? payment.termsMissing : undefined}
    >
      {payment.terms} {renderLink('terms', payment.termsLink)} {payment.termsAnd}{' '}
      {renderLink('privacy', payment.privacyLink)}.
    </Checkbox>
  )
}
