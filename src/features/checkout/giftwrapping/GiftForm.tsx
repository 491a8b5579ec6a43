import { useState, type FormEvent } from 'react'
import type { GiftWrappingChoice } from '../../../apiClient/checkout'
import type { Cart } from '../../../contract/cart'
import { RadioCard } from '../../../design/RadioCard'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useMoney } from '../../../i18n/useMoney'
import { useWords } from '../../../i18n/useWords'
import { StepActions } from '../frame/StepActions'
import * as styles from '../../../forms/Form.module.css'
import { keepGiftDraft, readGiftDraft, type GiftDraft } from './giftDraft'
import { GiftMessage } from './GiftMessage'
import { messageLength, sentMessage } from './giftMessageLength'

interface GiftFormProps {
  cart: Cart
  busy: boolean
  fault: string | null
  onSubmit: (choice: GiftWrappingChoice) => void
}

/** Wrapped or not, and what stands on the card. What is typed is kept for the visit from the first letter on. */
export function GiftForm({ cart, busy, fault, onSubmit }: GiftFormProps) {
  const words = useWords('checkout')
  const money = useMoney()
  const { possible, price, free_from: freeFrom, message_max: max } = cart.gift
  const [{ wanted, message }, setDraft] = useState<GiftDraft>(() => readGiftDraft() ?? cart.gift)
  const wrapped = wanted && possible
  const used = messageLength(message)

  const change = (part: Partial<GiftDraft>) => {
    const draft = { wanted, message, ...part }
    setDraft(draft)
    keepGiftDraft(draft)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (wrapped && used > max) document.getElementById('gift-message')?.focus()
    else onSubmit({ gift: wrapped, gift_message: wrapped ? sentMessage(message) : '' })
  }
  const about = price > 0 && freeFrom !== null ? ` ${words.gift.freeFrom(money(freeFrom))}` : ''
  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <fieldset>
        <VisuallyHidden as="legend">{words.gift.legend}</VisuallyHidden>
        <RadioCard
          name="gift"
          value="no"
          checked={!wrapped}
          onChange={() => change({ wanted: false })}
          title={words.gift.no}
          explanation={words.gift.noText}
        />
        <RadioCard
          name="gift"
          value="yes"
          checked={wrapped}
          disabled={!possible}
          onChange={() => change({ wanted: true })}
          title={words.gift.yes}
          price={possible && (price === 0 ? words.free : money(price))}
          explanation={possible ? words.gift.yesText + about : words.gift.impossible}
        >
          {wrapped && (
            <GiftMessage value={message} onType={(typed) => change({ message: typed })} used={used} max={max} />
          )}
        </RadioCard>
      </fieldset>
      <StepActions label={words.gift.submit} busy={busy} fault={fault} total={cart.totals.total} />
    </form>
  )
}
