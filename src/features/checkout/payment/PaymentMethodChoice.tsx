import type { PaymentMethod } from '../../../contract/checkout'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import type { Areas } from '../../../i18n/messages'
import { RadioCard } from '../../../ui/form/RadioCard'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import * as styles from './PaymentMethodChoice.module.css'

const useMessages = bringMessages('checkout')

interface PaymentMethodChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: number | null
  onChoose: (idPayment: number) => void
}

/** Lists the payment methods of the country. An unavailable method says why. */
export function PaymentMethodChoice({ methods, chosen, onChoose }: PaymentMethodChoiceProps) {
  const messages = useMessages('checkout')
  const money = useMoney()
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
            checked={method.id_payment === chosen}
            disabled={!method.available}
            onChange={() => onChoose(method.id_payment)}
            title={
              <>
                <PaymentMark method={method} />
                {method.name}
              </>
            }
            price={method.fee > 0 ? messages.payment.fee(money(method.fee)) : undefined}
            explanation={describePaymentMethod(method, messages, money)}
          />
        ))}
      </fieldset>
    </>
  )
}

/** Returns the initial method: the previous one if available, else the first available one. */
export function pickPaymentMethod(methods: readonly PaymentMethod[], previousId: number | null): number | null {
  const available = methods.filter((method) => method.available)
  const previous = available.find((method) => method.id_payment === previousId)
  return (previous ?? available[0])?.id_payment ?? null
}

/**
 * Returns the note of a payment method, or, when it is unavailable for this amount, the amounts for which it is
 * available.
 */
export function describePaymentMethod(
  { available, note, minimum, maximum }: PaymentMethod,
  { payment }: Areas['checkout'],
  money: (euro: number) => string,
): string | null {
  if (available) return note
  if (minimum !== null && maximum !== null) return payment.between(money(minimum), money(maximum))
  if (maximum !== null) return payment.upTo(money(maximum))
  return minimum === null ? payment.notPossible : payment.from(money(minimum))
}

/** The drawings, on a grid of 32 by 20 px. They show the kind of payment rather than a company. */
const drawings = {
  card: 'M.5.5h31v19H.5zM.5 6.5h31M4 14.5h8',
  bank: 'M.5.5h31v19H.5zM8 9.5 16 5l8 4.5zM10.5 9.5v5M16 9.5v5M21.5 9.5v5M8 14.5h16',
  transfer: 'M.5.5h31v19H.5zM8 8h15M20 5l3 3M24 12.5H9M12 15.5l-3-3',
  wallet: 'M.5.5h31v19H.5zM31 7.5h-8a2.5 2.5 0 0 0 0 5h8',
} as const

const kinds: Record<string, keyof typeof drawings> = {
  bancontact: 'card',
  card: 'card',
  ideal: 'bank',
  'bank-transfer': 'transfer',
  wallet: 'wallet',
}

/** Draws the kind of a payment method beside its name. A method that the shop added later has no drawing. */
function PaymentMark({ method: { key, fee } }: { method: PaymentMethod }) {
  const kind = Object.hasOwn(kinds, key) ? kinds[key] : undefined
  return (
    kind && (
      <svg className={`${styles.mark} ${fee > 0 ? '' : styles.alone}`} width="32" height="20" aria-hidden="true">
        <path d={drawings[kind]} />
      </svg>
    )
  )
}
