import type { Giftlist } from '../../../contract/giftlist'
import { Field } from '../../../ui/form/Field'
import { RadioCard } from '../../../ui/form/RadioCard'
import { bringMessages } from '../../../i18n/lateMessages'
import { formatGiftlistName } from '../owner/formatGiftlistName'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftlistChoice.module.css'

const useMessages = bringMessages('giftlistItems')

interface GiftlistChoiceProps {
  lists: readonly Giftlist[]
  /** The chosen list; null for a new one. */
  chosen: Giftlist | null
  name: string
  nameError: string | null
  onChoose: (list: number | 'new') => void
  onName: (name: string) => void
}

export const giftlistNameId = 'new-giftlist-name'

/** Offers the customer's gift lists and a new one. Without any list, it shows only the field for the name of a new one. */
export function GiftlistChoice({ lists, chosen, name, nameError, onChoose, onName }: GiftlistChoiceProps) {
  const messages = useMessages('giftlistItems').panel
  const field = (
    <Field
      id={giftlistNameId}
      label={messages.name}
      help={messages.nameHelp}
      error={nameError ?? undefined}
      autoComplete="off"
      enterKeyHint="go"
      value={name}
      onChange={(event) => onName(event.target.value)}
    />
  )
  if (lists.length === 0) return field
  return (
    <fieldset className={styles.choice}>
      <legend className={text.sm}>{messages.legend}</legend>
      {lists.map((list) => (
        <RadioCard
          key={list.id_giftlist}
          name="giftlist"
          title={formatGiftlistName(list, messages.unnamed)}
          checked={list === chosen}
          onChange={() => onChoose(list.id_giftlist)}
        />
      ))}
      <RadioCard name="giftlist" title={messages.another} checked={chosen === null} onChange={() => onChoose('new')}>
        {chosen === null && field}
      </RadioCard>
    </fieldset>
  )
}
