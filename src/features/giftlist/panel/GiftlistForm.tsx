import { type FormEvent, useState } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { maxGiftlistNameLength } from '../../../contract/limits'
import { bringMessages } from '../../../i18n/lateMessages'
import { Button } from '../../../ui/button/Button'
import { ErrorNote } from '../../../ui/status/ErrorNote'
import { SlowNote } from '../../../ui/status/SlowNote'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'
import { focusControl } from '../../../forms/focusControl'
import type { useAddToGiftlist, GiftlistDraft } from './useAddToGiftlist'
import { Field } from '../../../ui/form/Field'
import { RadioCard } from '../../../ui/form/RadioCard'
import { formatGiftlistName } from '../owner/giftlistState'
import * as formStyles from '../../../forms/Form.module.css'
import * as text from '../../../ui/text.module.css'
import * as styles from './GiftlistResultPanel.module.css'

const useMessages = bringMessages('giftlistItems', 'identity')

export interface AddToGiftlistProps extends Pick<
  ReturnType<typeof useAddToGiftlist>,
  'draft' | 'setDraft' | 'isBusy' | 'addItem' | 'isChoosingAnother'
> {
  item: GiftlistAddition
  error: string | null
}

interface GiftlistFormProps extends AddToGiftlistProps {
  lists: readonly Giftlist[]
  /** Called with the target list, which may be new. */
  onListFound: (list: Giftlist) => void
}

export function GiftlistForm({ item, lists, draft, setDraft, isBusy, error, addItem, onListFound }: GiftlistFormProps) {
  const { panel: messages } = useMessages('giftlistItems')
  const { form } = useMessages('identity')
  const [nameError, setNameError] = useState<string | null>(null)
  const list = pickGiftlist(lists, draft.choice)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const nameLength = draft.name.trim().length
    const nameProblem =
      nameLength === 0
        ? messages.nameMissing
        : nameLength > maxGiftlistNameLength
          ? messages.nameLong(maxGiftlistNameLength)
          : null
    setNameError(list ? null : nameProblem)
    if (!list && nameProblem) focusControl(giftlistNameId)
    else void addItem(list ? { list } : { name: draft.name }, onListFound)
  }
  return (
    <form className={formStyles.section} noValidate onSubmit={handleSubmit}>
      {(item.wish?.quantity ?? 1) > 1 && <p className={formStyles.small}>{messages.single}</p>}
      <GiftlistChoice
        lists={lists}
        chosenList={list}
        name={draft.name}
        nameError={nameError}
        onChoose={(choice) => setDraft({ ...draft, choice })}
        onTypeName={(name) => {
          setNameError(null)
          setDraft({ ...draft, name })
        }}
      />
      <ErrorNote>{error}</ErrorNote>
      <SlowNote isBusy={isBusy} text={form.slow} />
      <Button type="submit" isWide isBusy={isBusy}>
        {item.wish ? messages.move : messages.submit}
      </Button>
    </form>
  )
}

/** Returns null for a new list, and the first list if none was chosen. */
export function pickGiftlist(lists: readonly Giftlist[], choice: GiftlistDraft['choice']): Giftlist | null {
  if (choice === 'new') return null
  return lists.find(({ id_giftlist }) => id_giftlist === choice) ?? lists[0] ?? null
}

interface GiftlistChoiceProps {
  lists: readonly Giftlist[]
  chosenList: Giftlist | null
  name: string
  nameError: string | null
  onChoose: (list: number | 'new') => void
  onTypeName: (name: string) => void
}

const giftlistNameId = 'new-giftlist-name'

function GiftlistChoice({ lists, chosenList, name, nameError, onChoose, onTypeName }: GiftlistChoiceProps) {
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
      onChange={(event) => onTypeName(event.target.value)}
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
          checked={list === chosenList}
          onChange={() => onChoose(list.id_giftlist)}
        />
      ))}
      <RadioCard
        name="giftlist"
        title={messages.another}
        checked={chosenList === null}
        onChange={() => onChoose('new')}
      >
        {chosenList === null && field}
      </RadioCard>
    </fieldset>
  )
}
