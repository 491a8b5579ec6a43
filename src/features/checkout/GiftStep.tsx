import { type FormEvent, useState } from 'react'
import { chooseGiftWrapping } from '../../store/checkout/checkoutThunks'
import { CheckoutGate } from './CheckoutGate'
import { useSubmitStep } from './useSubmitStep'
import type { GiftWrappingChoice } from '../../store/checkout/checkoutApi'
import type { Cart } from '../../contract/cart'
import { RadioCard } from '../../ui/form/RadioCard'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useMoney } from '../../i18n/money'
import { useWords } from '../../i18n/useWords'
import { StepActions } from './StepActions'
import { type GiftDraft, readGiftDraft, saveGiftDraft } from './giftDraft'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import { TextAreaField } from '../../ui/form/Field'
import * as styles from '../../forms/Form.module.css'
import * as messageStyles from './GiftStep.module.css'

/** The gift-wrapping step with the shop behind it. */
export function GiftStep() {
  const { busy, error, run } = useSubmitStep()
  return (
    <CheckoutGate page="checkout-step-giftwrapping">
      {(_checkout, cart) => (
        <GiftForm
          cart={cart}
          busy={busy}
          error={error}
          onSubmit={(decision) => void run(chooseGiftWrapping(decision), 'checkout-step-payment')}
        />
      )}
    </CheckoutGate>
  )
}

interface GiftFormProps {
  cart: Cart
  busy: boolean
  error: string | null
  onSubmit: (choice: GiftWrappingChoice) => void
}

/** Wrapped or not, and what stands on the card. What is typed is kept for the visit from the first letter on. */
function GiftForm({ cart, busy, error, onSubmit }: GiftFormProps) {
  const words = useWords('checkout')
  const money = useMoney()
  const { possible, price, free_from: freeFrom, message_max: max } = cart.gift
  const [{ wanted, message }, setDraft] = useState<GiftDraft>(() => readGiftDraft() ?? cart.gift)
  const wrapped = wanted && possible
  const used = countGiftMessage(message)

  const change = (part: Partial<GiftDraft>) => {
    const draft = { wanted, message, ...part }
    setDraft(draft)
    saveGiftDraft(draft)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (wrapped && used > max) document.getElementById('gift-message')?.focus()
    else onSubmit({ gift: wrapped, gift_message: wrapped ? trimGiftMessage(message) : '' })
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
      <StepActions label={words.gift.submit} busy={busy} error={error} total={cart.totals.total} />
    </form>
  )
}

interface GiftMessageProps {
  value: string
  onType: (value: string) => void
  /** In characters, as the API counts. */
  used: number
  max: number
}

/** What stands on the card, with how much room is left: in words, and as a measure line. */
function GiftMessage({ value, onType, used, max }: GiftMessageProps) {
  const { gift } = useWords('checkout')
  const left = findCharactersLeft(used, max)
  return (
    <div className={messageStyles.message}>
      <TextAreaField
        id="gift-message"
        name="gift_message"
        label={gift.message}
        optional={gift.optional}
        help={gift.count(used, max)}
        error={used > max ? gift.tooLong(max, used - max) : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <MeasureLine value={used} max={max} className={messageStyles.room} />
      <VisuallyHidden>
        <span role="status">{left !== null && gift.left(left)}</span>
      </VisuallyHidden>
    </div>
  )
}

/** What is sent of a typed message: spaces around it don't count. */
export const trimGiftMessage = (typed: string): string => typed.trim()

/** How long the API finds a message (SPEC §7, gift wrapping): in code points, so that an emoji counts once. */
export const countGiftMessage = (typed: string): number => [...trimGiftMessage(typed)].length

/** How many characters are left when that is worth saying aloud; null while there is room enough. */
export function findCharactersLeft(used: number, max: number): number | null {
  const left = max - used
  return left >= 0 && left <= almost && left % 10 === 0 ? left : null
}

/** From so few on it is said, in steps of ten: a screen reader need not hear every letter counted. */
const almost = 20
