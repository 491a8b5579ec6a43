import { useState, type FormEvent } from 'react'
import type { PaymentChoice } from '../../../apiClient/checkout'
import type { Cart } from '../../../contract/cart'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { StepActions } from '../frame/StepActions'
import * as styles from '../../../forms/Form.module.css'
import { InvoiceAddress, invoiceAddressOf } from './InvoiceAddress'
import { MethodChoice } from './MethodChoice'
import { firstMethod } from './paymentChoice'
import { keepPaymentDraft, readPaymentDraft } from './paymentDraft'
import { consentId, TermsConsent } from './TermsConsent'

interface PaymentFormProps {
  checkout: CheckoutInformation
  cart: Cart
  busy: boolean
  fault: string | null
  onSubmit: (choice: PaymentChoice) => void
}

/** How it is paid, who gets the invoice, and the shopper's consent. */
export function PaymentForm({ checkout, cart, busy, fault, onSubmit }: PaymentFormProps) {
  const { payment } = useWords('checkout')
  const money = useMoney()
  const { payment_methods: methods } = checkout
  const [wished, setWished] = useState(readPaymentDraft)
  const [agreed, setAgreed] = useState(false)
  const [sent, setSent] = useState(false)
  // Worked out anew each time: another total may have made a way to pay impossible.
  const chosen = firstMethod(methods, wished)
  const idInvoice = invoiceAddressOf(cart)

  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (chosen === null || idInvoice === null) return
    if (!agreed) document.getElementById(consentId)?.focus()
    else onSubmit({ id_payment: chosen, id_address_invoice: idInvoice })
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <MethodChoice
        methods={methods}
        chosen={chosen}
        onChoose={(id) => {
          setWished(id)
          keepPaymentDraft(id)
        }}
      />
      <InvoiceAddress checkout={checkout} cart={cart} />
      <div className={styles.section}>
        <TermsConsent agreed={agreed} onChange={setAgreed} missing={sent && !agreed} />
        <p className={styles.small}>{payment.leaving}</p>
      </div>
      <StepActions
        label={payment.pay(money(cart.totals.total))}
        busy={busy}
        fault={sent && chosen === null ? payment.none : fault}
        total={cart.totals.total}
      />
    </form>
  )
}
