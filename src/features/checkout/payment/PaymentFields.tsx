import type { PaymentMethod } from '../../../contract/checkout'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import { useMoney } from '../../../i18n/money'
import { buildPath } from '../../../pageTable/paths'
import { Checkbox } from '../../../ui/form/Checkbox'
import { RadioCard } from '../../../ui/form/RadioCard'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import { PaymentMark } from './PaymentMark'
import * as text from '../../../ui/text.module.css'

const useMessages = bringMessages('checkout')

interface PaymentMethodChoiceProps {
  methods: readonly PaymentMethod[]
  chosenId: number | null
  onChoose: (idPayment: number) => void
}

export function PaymentMethodChoice({ methods, chosenId, onChoose }: PaymentMethodChoiceProps) {
  const messages = useMessages('checkout')
  const formatEuro = useMoney()
  return (
    <>
      {methods.every((method) => !method.available) && <Note variant="bad">{messages.payment.none}</Note>}
      <fieldset>
        <VisuallyHidden as="legend">{messages.payment.legend}</VisuallyHidden>
        {methods.map((method) => (
          <RadioCard
            key={method.id_payment}
            name="payment"
            value={method.id_payment}
            checked={method.id_payment === chosenId}
            disabled={!method.available}
            onChange={() => onChoose(method.id_payment)}
            title={
              <>
                <PaymentMark method={method} />
                {method.name}
              </>
            }
            price={method.fee > 0 ? messages.payment.fee(formatEuro(method.fee)) : undefined}
            explanation={describePaymentMethod(method, messages, formatEuro)}
          />
        ))}
      </fieldset>
    </>
  )
}

/** For a method that is unavailable for this amount, returns the range of amounts for which it is available. */
export function describePaymentMethod(
  { available, note, minimum, maximum }: PaymentMethod,
  { payment }: Areas['checkout'],
  formatEuro: (euro: number) => string,
): string | null {
  if (available) return note
  if (minimum !== null && maximum !== null) return payment.between(formatEuro(minimum), formatEuro(maximum))
  if (maximum !== null) return payment.upTo(formatEuro(maximum))
  return minimum === null ? payment.notPossible : payment.from(formatEuro(minimum))
}

interface TermsConsentProps {
  hasAgreed: boolean
  onChange: (hasAgreed: boolean) => void
  /** Whether the user tried to pay without consent. */
  isMissing: boolean
}

export const consentId = 'terms'

/** The terms open in a new tab, so that the user does not leave the checkout. */
export function TermsConsent({ hasAgreed, onChange, isMissing }: TermsConsentProps) {
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
