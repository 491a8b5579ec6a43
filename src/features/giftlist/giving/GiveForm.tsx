import type { FormEvent } from 'react'
import type { GiftlistItem } from '../../../contract/giftlist'
import { focusControl } from '../../../forms/focusControl'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { Button } from '../../../ui/button/Button'
import { RadioCard } from '../../../ui/form/RadioCard'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { Note } from '../../../ui/status/Note'
import { SlowNote } from '../../../ui/status/SlowNote'
import { describeGiveError } from './describeGiveError'
import { describeGiftChange, type GiftChange } from './findGiftChange'
import { ContributionFields, giftFieldIds, GiftMessageField, QuantityField } from './GiftFields'
import type { GiftDraft } from './giftDraft'
import type { GivablePart } from './giftProgress'
import { useGiveGift } from './useGiveGift'
import * as styles from './GivePanel.module.css'

const useMessages = bringMessages('giftlist')

interface GiveFormProps {
  owners: string
  item: GiftlistItem
  givablePart: GivablePart
  /** A change since the panel opened that matters to the giver; null if there is none. */
  itemChange: GiftChange | null
  initialDraft: Partial<GiftDraft>
  onClose: () => void
  onRefresh: () => Promise<void>
}

export function GiveForm({ owners, item, givablePart, itemChange, initialDraft, onClose, onRefresh }: GiveFormProps) {
  const messages = useMessages('giftlist')
  const { give } = messages
  const { slow } = useMessages('catalogue').product
  const formatEuro = useMoney()
  const describeError = useErrorMessage()
  const { draft, changeDraft, submitGift, isBusy, error, fieldError } = useGiveGift({
    item,
    givablePart,
    initialDraft,
    onGiven: onClose,
    onOutdated: () => void onRefresh(),
  })
  const canChooseKind = givablePart.items > 0 && givablePart.amount !== null
  const canGive = givablePart.items > 0 || givablePart.amount !== null

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault()
    const foundError = await submitGift()
    if (foundError) focusControl(giftFieldIds[foundError.field])
  }
  const quantityField = <QuantityField draft={draft} givablePart={givablePart} onChange={changeDraft} />
  const contributionFields = (
    <ContributionFields
      owners={owners}
      draft={draft}
      remainingAmount={givablePart.amount ?? 0}
      error={fieldError?.field === 'amount' ? fieldError.kind : null}
      onChange={changeDraft}
    />
  )
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void handleSubmit(event)}>
      <div role="status">
        {itemChange && !error && (
          <Note variant={canGive ? undefined : 'bad'}>{describeGiftChange(itemChange, messages, formatEuro)}</Note>
        )}
      </div>
      {canChooseKind ? (
        <fieldset>
          <legend>{give.kind}</legend>
          <RadioCard
            name="gift-kind"
            title={give.whole}
            price={item.price !== null && formatEuro(item.price)}
            checked={draft.kind === 'whole'}
            onChange={() => changeDraft({ kind: 'whole' })}
          >
            {draft.kind === 'whole' && givablePart.items > 1 && quantityField}
          </RadioCard>
          <RadioCard
            name="gift-kind"
            title={give.share}
            explanation={give.shareText(formatEuro(givablePart.amount ?? 0))}
            checked={draft.kind === 'share'}
            onChange={() => changeDraft({ kind: 'share' })}
          >
            {draft.kind === 'share' && contributionFields}
          </RadioCard>
        </fieldset>
      ) : givablePart.amount !== null ? (
        contributionFields
      ) : (
        givablePart.items > 1 && quantityField
      )}
      <GiftMessageField
        owners={owners}
        value={draft.message}
        excessCharacters={fieldError?.field === 'message' ? fieldError.excessCharacters : 0}
        onType={(message) => changeDraft({ message })}
      />
      <SlowNote isBusy={isBusy} text={slow} />
      <ErrorNote>{error && describeGiveError(error, { messages, formatEuro, describeError })}</ErrorNote>
      {canGive && (
        <div className={styles.submit}>
          <Button type="submit" isWide isBusy={isBusy}>
            {give.submit}
          </Button>
        </div>
      )}
    </form>
  )
}
