import { useState, type FormEvent } from 'react'
import type { Cart } from '../../../contract/cart'
import { RadioCard } from '../../../design/RadioCard'
import { TextAreaField } from '../../../design/TextAreaField'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { StepActions } from '../frame/StepActions'
import * as styles from '../frame/StepForm.module.css'

export interface GiftDecision {
  gift: boolean
  gift_message: string
}

interface GiftFormProps {
  cart: Cart
  busy: boolean
  fault: string | null
  onSubmit: (decision: GiftDecision) => void
}

/** Wrapped or not, and what stands on the card. */
export function GiftForm({ cart, busy, fault, onSubmit }: GiftFormProps) {
  const words = useWords('checkout')
  const money = useMoney()
  const { possible, price, message_max: max } = cart.gift
  const [wanted, setWanted] = useState(cart.gift.wanted && possible)
  const [message, setMessage] = useState(cart.gift.message)
  const tooLong = wanted && message.length > max

  const send = (event: FormEvent) => {
    event.preventDefault()
    if (!tooLong) onSubmit({ gift: wanted, gift_message: wanted ? message.trim() : '' })
  }
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <fieldset>
        <VisuallyHidden as="legend">{words.gift.legend}</VisuallyHidden>
        <RadioCard
          name="gift"
          value="no"
          checked={!wanted}
          onChange={() => setWanted(false)}
          title={words.gift.no}
          explanation={words.gift.noText}
        />
        <RadioCard
          name="gift"
          value="yes"
          checked={wanted}
          disabled={!possible}
          onChange={() => setWanted(true)}
          title={words.gift.yes}
          price={price === 0 ? words.free : money(price)}
          explanation={possible ? words.gift.yesText : words.gift.impossible}
        >
          {wanted && (
            <TextAreaField
              id="gift-message"
              name="gift_message"
              label={words.gift.message}
              optional={words.info.optional}
              help={words.gift.count(message.length, max)}
              error={tooLong ? words.gift.tooLong(max) : undefined}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </RadioCard>
      </fieldset>
      <StepActions
        label={words.gift.submit}
        busy={busy}
        fault={tooLong ? words.gift.tooLong(max) : fault}
        total={cart.totals.total}
      />
    </form>
  )
}
