import type { PaymentMethod } from '../../../contract/checkout'
import { Note } from '../../../design/Note'
import { RadioCard } from '../../../design/RadioCard'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { methodWords } from './paymentChoice'

interface MethodChoiceProps {
  methods: readonly PaymentMethod[]
  chosen: number | null
  onChoose: (idPayment: number) => void
}

/** The ways to pay in the country; why one can't be, when it can't. */
export function MethodChoice({ methods, chosen, onChoose }: MethodChoiceProps) {
  const words = useWords('checkout')
  const money = useMoney()
  return (
    <>
      {methods.every((method) => !method.available) && <Note look="bad">{words.payment.none}</Note>}
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
            title={method.name}
            price={method.fee > 0 ? words.payment.fee(money(method.fee)) : undefined}
            explanation={methodWords(method, words, money)}
          />
        ))}
      </fieldset>
    </>
  )
}
