import { type FormEvent, useState } from 'react'
import { chooseGiftWrapping, type GiftWrappingChoice } from '../../store/checkout/checkoutThunks'
import { CheckoutGate } from './CheckoutGate'
import { useSubmitStep } from './useSubmitStep'
import type { Cart } from '../../contract/cart'
import { RadioCard } from '../../ui/form/RadioCard'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useMoney } from '../../i18n/money'
import { bringMessages } from '../../i18n/lateMessages'
import { StepActions } from './StepActions'
import { checkoutFormNames } from './checkoutFormNames'
import { formatFlag, parseFlag } from '../../forms/draftFlag'
import { readDraft, saveDraft } from '../../store/browser/formDrafts'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import type { PictureFile } from '../../ui/figure/Picture'
import { TextAreaField } from '../../ui/form/Field'
import * as styles from '../../forms/Form.module.css'
import * as messageStyles from './GiftStep.module.css'

const useMessages = bringMessages('checkout')

export function GiftStep({ room }: { room: PictureFile | null }) {
  const { isBusy, error, submitStep } = useSubmitStep()
  return (
    <CheckoutGate page="checkout-step-giftwrapping" room={room}>
      {(_checkout, cart) => (
        <GiftForm
          cart={cart}
          isBusy={isBusy}
          error={error}
          onSubmit={(choice) => void submitStep(chooseGiftWrapping(choice), 'checkout-step-payment')}
        />
      )}
    </CheckoutGate>
  )
}

interface GiftFormProps {
  cart: Cart
  isBusy: boolean
  error: string | null
  onSubmit: (choice: GiftWrappingChoice) => void
}

function GiftForm({ cart, isBusy, error, onSubmit }: GiftFormProps) {
  const messages = useMessages('checkout')
  const formatEuro = useMoney()
  const { possible, price, free_from: freeFrom, message_max: maxCharacters } = cart.gift
  const [{ wanted, message }, setDraft] = useState<WrappingDraft>(() => readWrappingDraft() ?? cart.gift)
  const isWrapped = wanted && possible
  const usedCharacters = countMessageCharacters(message)

  const changeDraft = (changes: Partial<WrappingDraft>) => {
    const draft = { wanted, message, ...changes }
    setDraft(draft)
    saveWrappingDraft(draft)
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (isWrapped && usedCharacters > maxCharacters) document.getElementById('gift-message')?.focus()
    else onSubmit({ gift: isWrapped, gift_message: isWrapped ? message.trim() : '' })
  }
  const freeFromText = price > 0 && freeFrom !== null ? ` ${messages.gift.freeFrom(formatEuro(freeFrom))}` : ''
  return (
    <form className={styles.form} noValidate onSubmit={handleSubmit}>
      <fieldset>
        <VisuallyHidden as="legend">{messages.gift.legend}</VisuallyHidden>
        <RadioCard
          name="gift"
          value="no"
          checked={!isWrapped}
          onChange={() => changeDraft({ wanted: false })}
          title={messages.gift.no}
          explanation={messages.gift.noText}
        />
        <RadioCard
          name="gift"
          value="yes"
          checked={isWrapped}
          disabled={!possible}
          onChange={() => changeDraft({ wanted: true })}
          title={messages.gift.yes}
          price={possible && (price === 0 ? messages.free : formatEuro(price))}
          explanation={possible ? messages.gift.yesText + freeFromText : messages.gift.impossible}
        >
          {isWrapped && (
            <GiftMessage
              value={message}
              onType={(typedText) => changeDraft({ message: typedText })}
              usedCharacters={usedCharacters}
              maxCharacters={maxCharacters}
            />
          )}
        </RadioCard>
      </fieldset>
      <StepActions label={messages.gift.submit} isBusy={isBusy} error={error} total={cart.totals.total} />
    </form>
  )
}

interface GiftMessageProps {
  value: string
  onType: (value: string) => void
  usedCharacters: number
  maxCharacters: number
}

function GiftMessage({ value, onType, usedCharacters, maxCharacters }: GiftMessageProps) {
  const { gift } = useMessages('checkout')
  const charactersLeft = findCharactersLeft(usedCharacters, maxCharacters)
  return (
    <div className={messageStyles.message}>
      <TextAreaField
        id="gift-message"
        name="gift_message"
        label={gift.message}
        optional={gift.optional}
        help={gift.count(usedCharacters, maxCharacters)}
        error={usedCharacters > maxCharacters ? gift.tooLong(maxCharacters, usedCharacters - maxCharacters) : undefined}
        autoComplete="off"
        value={value}
        onChange={(event) => onType(event.target.value)}
      />
      <MeasureLine value={usedCharacters} max={maxCharacters} className={messageStyles.measure} />
      <VisuallyHidden role="status">{charactersLeft !== null && gift.left(charactersLeft)}</VisuallyHidden>
    </div>
  )
}

/** Counts code points, as the API does (SPEC §7, gift wrapping), so that an emoji counts once. */
export const countMessageCharacters = (typedText: string): number => [...typedText.trim()].length

/** Returns null unless a screen reader should announce the number. */
export function findCharactersLeft(usedCharacters: number, maxCharacters: number): number | null {
  const charactersLeft = maxCharacters - usedCharacters
  return charactersLeft >= 0 && charactersLeft <= maxAnnouncedCharactersLeft && charactersLeft % 10 === 0
    ? charactersLeft
    : null
}

/** When at most this many characters remain, a screen reader announces every multiple of ten. */
const maxAnnouncedCharactersLeft = 20

interface WrappingDraft {
  wanted: boolean
  message: string
}

/** Returns null when nothing was chosen or typed. */
export function readWrappingDraft(): WrappingDraft | null {
  const { wanted, message } = readDraft(checkoutFormNames.wrapping)
  return wanted === undefined ? null : { wanted: parseFlag(wanted), message: message ?? '' }
}

export const saveWrappingDraft = ({ wanted, message }: WrappingDraft): void =>
  saveDraft(checkoutFormNames.wrapping, { wanted: formatFlag(wanted), message })
