import type { PaymentMethod } from '../../../contract/checkout'
import { Note } from '../../../ui/status/Note'
import { RadioCard } from '../../../ui/form/RadioCard'
import { PaymentMark } from './PaymentMark'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useMoney } from '../../../i18n/money'
import { useWords } from '../../../i18n/useWords'
import type { Areas } from '../../../i18n/words'

interface PaymentMethodChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: number | null
  onChoose: (idPayment: number) => void
}

/** Lists the payment methods of the country. An unavailable method says why. */
export function PaymentMethodChoice({ methods, chosen, onChoose }: PaymentMethodChoiceProps) {
  const words = useWords('checkout')
  const money = useMoney()
  return (
    <>
      {methods.every((method) => !method.available) && <Note variant="bad">{words.payment.none}</Note>}
      <fieldset>
        <VisuallyHidden as="legend">{words.payment.legend}</VisuallyHidden>
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
                <PaymentMark method={method.key} />
                {method.name}
              </>
            }
            price={method.fee > 0 ? words.payment.fee(money(method.fee)) : undefined}
            explanation={describePaymentMethod(method, words, money)}
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
