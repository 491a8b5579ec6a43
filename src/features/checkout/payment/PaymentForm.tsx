import { useState, type FormEvent } from 'react'
import type { PaymentChoice } from '../../../api/checkout'
import type { Cart } from '../../../contract/cart'
import { Checkbox } from '../../../design/Checkbox'
import { Note } from '../../../design/Note'
import { RadioCard } from '../../../design/RadioCard'
import * as text from '../../../design/text.module.css'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { pathOf } from '../../../pageTable/paths'
import type { CheckoutInformation } from '../../../state/checkout/checkoutSlice'
import { AddressCard } from '../frame/AddressCard'
import { StepActions } from '../frame/StepActions'
import * as styles from '../frame/StepForm.module.css'

interface PaymentFormProps {
  checkout: CheckoutInformation
  cart: Cart
  busy: boolean
  fault: string | null
  onSubmit: (choice: PaymentChoice) => void
}

/** How it is paid, who gets the invoice, and the shopper's consent. */
export function PaymentForm({ checkout, cart, busy, fault, onSubmit }: PaymentFormProps) {
  const words = useWords('checkout')
  const money = useMoney()
  const language = useLanguage()
  const { payment_methods: methods, addresses, countries } = checkout
  const [chosen, setChosen] = useState<number | null>(methods[0]?.id_payment ?? null)
  const [agreed, setAgreed] = useState(false)
  const [sent, setSent] = useState(false)
  const idInvoice = cart.id_address_invoice ?? cart.id_address_delivery
  const invoice = addresses.find((one) => one.id_address === idInvoice)
  const termsMissing = sent && !agreed

  const send = (event: FormEvent) => {
    event.preventDefault()
    setSent(true)
    if (!agreed) document.getElementById('terms')?.focus()
    else if (chosen !== null && idInvoice !== null) onSubmit({ id_payment: chosen, id_address_invoice: idInvoice })
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      {methods.length === 0 && <Note look="bad">{words.payment.none}</Note>}
      <fieldset>
        <VisuallyHidden as="legend">{words.payment.legend}</VisuallyHidden>
        {methods.map((method) => (
          <RadioCard
            key={method.id_payment}
            name="payment"
            value={method.id_payment}
            checked={method.id_payment === chosen}
            onChange={() => setChosen(method.id_payment)}
            title={method.name}
            price={method.fee > 0 ? words.payment.fee(money(method.fee)) : undefined}
            explanation={method.note}
          />
        ))}
      </fieldset>
      {invoice && (
        <AddressCard
          title={words.payment.invoice}
          address={invoice}
          countries={countries}
          change={{ label: words.shipping.change, name: words.payment.changeInvoice }}
        />
      )}
      <div className={styles.section}>
        <Checkbox
          id="terms"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
          error={termsMissing ? words.payment.termsMissing : undefined}
        >
          {words.payment.terms}{' '}
          <a className={text.link} href={pathOf('terms', language)} target="_blank" rel="noreferrer">
            {words.payment.termsLink}
          </a>
        </Checkbox>
        <p className={styles.small}>{words.payment.leaving}</p>
      </div>
      <StepActions
        label={words.payment.pay(money(cart.totals.total))}
        busy={busy}
        fault={fault}
        total={cart.totals.total}
      />
    </form>
  )
}
