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
import * as text from '../../../ui/text.module.css'
import * as styles from './PaymentFields.module.css'

const useMessages = bringMessages('checkout')

interface PaymentMethodChoiceProps {
  methods: readonly PaymentMethod[]
  chosenId: number | null
  onChoose: (paymentId: number) => void
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

/** The drawings are on a grid of 32 by 20 px. Each shows a kind of payment, not the logo of a company. */
const drawings = {
  creditCard: 'M.5.5h31v19H.5zM.5 4.5h31M.5 8.5h31M4 14.5h8',
  bankCard:
    'M.5.5h31v19H.5zM5.5 7.5h6v5h-6zM18 8.3a3.4 3.4 0 0 1 0 3.4M21 6.5a7 7 0 0 1 0 7M24 4.7a10.6 10.6 0 0 1 0 10.6',
  bank: 'M6.5 7.5 16 1.5l9.5 6zM9.5 7.5v8M16 7.5v8M22.5 7.5v8M7.5 15.5h17M5.5 18.5h21',
  transfer: 'M6.5 6h19M22 2.5 25.5 6 22 9.5M25.5 14h-19M10 10.5 6.5 14l3.5 3.5',
  wallet: 'M4.5 6.5h23v12h-23zM4.5 6.5 21.5 1.5v5M27.5 10h-6a2.5 2.5 0 0 0 0 5h6',
} as const

const drawingNames: Record<string, keyof typeof drawings> = {
  bancontact: 'bankCard',
  card: 'creditCard',
  ideal: 'bank',
  'bank-transfer': 'transfer',
  wallet: 'wallet',
}

/** A method with an unknown key, for example a new method, has no drawing. */
function PaymentMark({ method: { key, fee } }: { method: PaymentMethod }) {
  const drawingName = Object.hasOwn(drawingNames, key) ? drawingNames[key] : undefined
  return (
    drawingName && (
      <svg className={`${styles.mark} ${fee > 0 ? '' : styles.alone}`} width="32" height="20" aria-hidden="true">
        <path d={drawings[drawingName]} />
      </svg>
    )
  )
}

/** Returns the note of an available method; for any other method, the amounts for which it is available, if known. */
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
  isConsentMissing: boolean
}

export const consentId = 'terms'

/** The terms open in a new tab, so that the user does not leave the checkout. */
export function TermsConsent({ hasAgreed, onChange, isConsentMissing }: TermsConsentProps) {
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
      error={isConsentMissing ? payment.termsMissing : undefined}
    >
      {payment.terms} {renderLink('terms', payment.termsLink)} {payment.termsAnd}{' '}
      {renderLink('privacy', payment.privacyLink)}.
    </Checkbox>
  )
}
