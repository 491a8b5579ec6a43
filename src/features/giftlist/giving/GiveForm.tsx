import type { FormEvent } from 'react'
import type { GiftlistItem } from '../../../contract/giftlist'
import { maxGiftMessageLength } from '../../../contract/limits'
import { focusControl } from '../../../forms/fieldErrors'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { Button } from '../../../ui/button/Button'
import { TextAreaField } from '../../../ui/form/Field'
import { RadioCard } from '../../../ui/form/RadioCard'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import { describeGiveError } from './describeGiveError'
import { ContributionFields, QuantityField } from './GiveFields'
import { countMessage, type GiftDraft } from './giftDraft'
import type { Givable } from './giftProgress'
import { useGiveGift } from './useGiveGift'
import * as styles from './GivePanel.module.css'

const useMessages = bringMessages('giftlist')

interface GiveFormProps {
  /** The names of the people whom the list is for. */
  owners: string
  item: GiftlistItem
  givable: Givable
  start: Partial<GiftDraft>
  onClose: () => void
  onRefresh: () => Promise<void>
}

const fieldIds = { amount: 'gift-amount', message: 'gift-message' }

/** Lets the giver choose items or a contribution, and add a message. The typed text stays after an error. */
export function GiveForm({ owners, item, givable, start, onClose, onRefresh }: GiveFormProps) {
  const words = useMessages('giftlist')
  const { give } = words
  const money = useMoney()
  const describeError = useErrorMessage()
  const { draft, change, submit, busy, error, fieldError } = useGiveGift({
    item,
    givable,
    start,
    onGiven: onClose,
    onOutdated: () => void onRefresh(),
  })
  const canChoose = givable.items > 0 && givable.amount !== null
  const isPossible = givable.items > 0 || givable.amount !== null

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await submit()
    if (found) focusControl(fieldIds[found.field])
  }
  const quantity = <QuantityField draft={draft} givable={givable} onChange={change} />
  const contribution = (
    <ContributionFields
      id={fieldIds.amount}
      draft={draft}
      remaining={givable.amount ?? 0}
      error={fieldError?.field === 'amount' ? fieldError.kind : null}
      onChange={change}
    />
  )
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      {canChoose ? (
        <fieldset>
          <legend>{give.kind}</legend>
          <RadioCard
            name="gift-kind"
            title={give.whole}
            price={item.price !== null && money(item.price)}
            checked={draft.kind === 'whole'}
            onChange={() => change({ kind: 'whole' })}
          >
            {draft.kind === 'whole' && givable.items > 1 && quantity}
          </RadioCard>
          <RadioCard
            name="gift-kind"
            title={give.share}
            explanation={give.shareText(money(givable.amount ?? 0))}
            checked={draft.kind === 'share'}
            onChange={() => change({ kind: 'share' })}
          >
            {draft.kind === 'share' && contribution}
          </RadioCard>
        </fieldset>
      ) : givable.amount !== null ? (
        contribution
      ) : (
        givable.items > 1 && quantity
      )}
      <MessageField
        owners={owners}
        value={draft.message}
        excess={fieldError?.field === 'message' ? fieldError.excess : 0}
        onType={(message) => change({ message })}
      />
      {error && (
        <Note variant="bad" role="alert">
          {describeGiveError(error, { words, money, describeError })}
        </Note>
      )}
      {!isPossible && !error && <Note role="status">{give.takenAll}</Note>}
      {isPossible && (
        <div className={styles.submit}>
          <Button type="submit" block busy={busy}>
            {give.submit}
          </Button>
        </div>
      )}
    </form>
  )
}

/** The field shows how many characters are left from this number down. */
const shownFrom = 60

interface MessageFieldProps {
  owners: string
  value: string
  /** The number of characters beyond the limit. */
  excess: number
  onType: (message: string) => void
}

function MessageField({ owners, value, excess, onType }: MessageFieldProps) {
  const { give } = useMessages('giftlist')
  const left = maxGiftMessageLength - countMessage(value)
  const isNear = left >= 0 && left <= shownFrom
  return (
    <div>
      <TextAreaField
        id={fieldIds.message}
        label={<bdi>{give.message(owners)}</bdi>}
        optional={give.optional}
        help={isNear ? give.messageLeft(left) : give.messageHelp}
        error={excess > 0 ? give.messageLong(maxGiftMessageLength, excess) : undefined}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <VisuallyHidden>
        <span role="status">{isNear && left % 20 === 0 && give.messageLeft(left)}</span>
      </VisuallyHidden>
    </div>
  )
}
