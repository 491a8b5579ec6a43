import { type FormEvent, useState } from 'react'
import type { PaymentChoice } from '../../../store/checkout/checkoutApi'
import type { Cart } from '../../../contract/cart'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import type { CheckoutInformation } from '../../../store/checkout/checkoutSlice'
import { StepActions } from '../StepActions'
import { getInvoiceAddressId, InvoiceAddress, invoiceAddressControl } from './InvoiceAddress'
import { PaymentMethodChoice, pickPaymentMethod } from './PaymentMethodChoice'
import { readPaymentDraft, savePaymentDraft } from './paymentDraft'
import { Checkbox } from '../../../ui/form/Checkbox'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildPath } from '../../../pageTable/paths'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import * as styles from '../../../forms/Form.module.css'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('checkout')

interface PaymentFormProps {
  checkout: CheckoutInformation
  cart: Cart
  busy: boolean
  error: string | null
  onSubmit: (choice: PaymentChoice) => void
}

export function PaymentForm({ checkout, cart, busy, error, onSubmit }: PaymentFormProps) {
  const { payment } = useMessages('checkout')
  const money = useMoney()
  const { payment_methods: methods } = checkout
  const [wantedId, setWantedId] = useState(readPaymentDraft)
  const [agreed, setAgreed] = useState(false)
  const [sent, setSent] = useState(false)
  // The method is determined at each render because a new total may make a payment method unavailable.
  const chosen = pickPaymentMethod(methods, wantedId)
  const idInvoice = getInvoiceAddressId(cart)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (idInvoice === null) document.querySelector<HTMLElement>(invoiceAddressControl)?.focus()
    if (chosen === null || idInvoice === null) return
    if (!agreed) document.getElementById(consentId)?.focus()
    else onSubmit({ id_payment: chosen, id_address_invoice: idInvoice })
  }
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <PaymentMethodChoice
        methods={methods}
        chosen={chosen}
        onChoose={(id) => {
          setWantedId(id)
          savePaymentDraft(id)
        }}
      />
      <InvoiceAddress checkout={checkout} cart={cart} missing={sent && idInvoice === null} />
      <div className={styles.section}>
        <TermsConsent agreed={agreed} onChange={setAgreed} missing={sent && !agreed} />
        <p className={styles.small}>{payment.leaving}</p>
      </div>
      <StepActions
        label={payment.pay(money(cart.totals.total))}
        busy={busy}
        error={sent && chosen === null ? payment.none : error}
        total={cart.totals.total}
      />
    </form>
  )
}

interface TermsConsentProps {
  agreed: boolean
  onChange: (agreed: boolean) => void
  /** Whether the user tried to pay without consent. */
  missing: boolean
}

const consentId = 'terms'

/** Asks for consent to the terms. The texts open in a new tab, so that the user does not leave the checkout. */
function TermsConsent({ agreed, onChange, missing }: TermsConsentProps) {
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
      checked={agreed}
      onChange={(event) => onChange(event.target.checked)}
      error={missing ? payment.termsMissing : undefined}
    >
      {payment.terms} {renderLink('terms', payment.termsLink)} {payment.termsAnd}{' '}
      {renderLink('privacy', payment.privacyLink)}.
    </Checkbox>
  )
}
