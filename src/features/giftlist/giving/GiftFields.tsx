import { minContribution, maxGiftMessageLength } from '../../../contract/limits'
import { useLanguage } from '../../../i18n/LanguageContext'
import { useMoney } from '../../../i18n/money'
import { bringMessages } from '../../../i18n/lateMessages'
import { Field, TextAreaField } from '../../../ui/form/Field'
import { QuantityStepper } from '../../../ui/form/QuantityStepper'
import { AmountChoice } from './AmountChoice'
import { readAmount } from '../../../i18n/readAmount'
import { formatAmount, type GiftDraft, countCharacters } from './giftDraft'
import type { GivablePart } from './giftProgress'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import * as text from '../../../ui/text.module.css'
import * as styles from './GivePanel.module.css'

const useMessages = bringMessages('giftlist', 'giftlistLines')

interface QuantityFieldProps {
  draft: GiftDraft
  givablePart: GivablePart
  onChange: (changes: Partial<GiftDraft>) => void
}

export function QuantityField({ draft, givablePart, onChange }: QuantityFieldProps) {
  const { give } = useMessages('giftlist')
  return (
    <div className={styles.quantity}>
      <QuantityStepper
        id="gift-quantity"
        value={draft.quantity}
        max={givablePart.items}
        onChange={(quantity) => onChange({ quantity })}
        messages={{ quantity: give.quantity, less: give.less, more: give.more, limit: give.most(givablePart.items) }}
      />
    </div>
  )
}

export const giftFieldIds = { amount: 'gift-amount', message: 'gift-message' }

interface ContributionFieldsProps {
  owners: string
  draft: GiftDraft
  remainingAmount: number
  error: 'missing' | 'low' | 'high' | null
  onChange: (changes: Partial<GiftDraft>) => void
}

export function ContributionFields({ owners, draft, remainingAmount, error, onChange }: ContributionFieldsProps) {
  const { item: messages, give } = useMessages('giftlist')
  const { contributionRule } = useMessages('giftlistLines')
  const language = useLanguage()
  const formatEuro = useMoney()
  const minAmount = Math.min(minContribution, remainingAmount)
  const errorTexts = {
    missing: give.amountMissing,
    low: give.amountLow(formatEuro(minAmount)),
    high: give.amountHigh(formatEuro(remainingAmount)),
  }
  return (
    <div className={styles.share}>
      <AmountChoice
        name="gift-amount-choice"
        legend={messages.amounts}
        remainingAmount={remainingAmount}
        value={readAmount(draft.amount)}
        onChoose={(amount) => onChange({ amount: formatAmount(amount, language) })}
      />
      <Field
        id={giftFieldIds.amount}
        label={give.amount}
        help={give.amountHelp(formatEuro(minAmount), formatEuro(remainingAmount))}
        error={error ? errorTexts[error] : undefined}
        inputMode="decimal"
        autoComplete="off"
        value={draft.amount}
        onChange={({ currentTarget }) => onChange({ amount: currentTarget.value })}
      />
      <p className={`${text.xs} ${text.stone}`}>{contributionRule(owners)}</p>
    </div>
  )
}

/** The field shows the number of remaining characters once no more than this many remain. */
const maxShownCharactersLeft = 60

interface GiftMessageFieldProps {
  owners: string
  value: string
  excessCharacters: number
  onType: (message: string) => void
}

export function GiftMessageField({ owners, value, excessCharacters, onType }: GiftMessageFieldProps) {
  const { give } = useMessages('giftlist')
  const charactersLeft = maxGiftMessageLength - countCharacters(value)
  const isNearLimit = charactersLeft >= 0 && charactersLeft <= maxShownCharactersLeft
  return (
    <div>
      <TextAreaField
        id={giftFieldIds.message}
        label={<bdi>{give.message(owners)}</bdi>}
        optional={give.optional}
        help={isNearLimit ? give.messageLeft(charactersLeft) : give.messageHelp}
        error={excessCharacters > 0 ? give.messageLong(maxGiftMessageLength, excessCharacters) : undefined}
        autoComplete="off"
        dir="auto"
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      <VisuallyHidden role="status">
        {isNearLimit && charactersLeft % 20 === 0 && give.messageLeft(charactersLeft)}
      </VisuallyHidden>
    </div>
  )
}
