import { type FormEvent, useState } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { maxGiftlistNameLength } from '../../../contract/limits'
import { bringMessages } from '../../../i18n/lateMessages'
import { Button } from '../../../ui/button/Button'
import { Note } from '../../../ui/status/Note'
import { SlowNote } from '../../../ui/status/SlowNote'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'
import { focusControl } from '../../../forms/useFormControl'
import { GiftlistChoice, giftlistNameId } from './GiftlistChoice'
import type { useAddToGiftlist, GiftlistDraft } from './useAddToGiftlist'
import * as styles from '../../../forms/Form.module.css'

const useMessages = bringMessages('giftlistItems', 'identity')

export interface AddToGiftlistProps extends Pick<
  ReturnType<typeof useAddToGiftlist>,
  'draft' | 'setDraft' | 'busy' | 'add' | 'hasChosen'
> {
  item: GiftlistAddition
  /** The message of a failed attempt. */
  error: string | null
}

interface GiftlistFormProps extends AddToGiftlistProps {
  lists: readonly Giftlist[]
  /** Receives the list of an attempt, which may be new. */
  onListKnown: (list: Giftlist) => void
}

/** Lets the customer choose a list or name a new one, and adds the item to it. */
export function GiftlistForm({ item, lists, draft, setDraft, busy, error, add, onListKnown }: GiftlistFormProps) {
  const { panel: messages } = useMessages('giftlistItems')
  const { form } = useMessages('identity')
  const [nameError, setNameError] = useState<string | null>(null)
  const list = pickGiftlist(lists, draft.chosen)
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    const length = draft.name.trim().length
    const nameProblem =
      length === 0
        ? messages.nameMissing
        : length > maxGiftlistNameLength
          ? messages.nameLong(maxGiftlistNameLength)
          : null
    setNameError(list ? null : nameProblem)
    if (!list && nameProblem) focusControl(giftlistNameId)
    else void add(list ? { list } : { name: draft.name }, onListKnown)
  }
  return (
    <form className={styles.section} noValidate onSubmit={handleSubmit}>
      {(item.wish?.quantity ?? 1) > 1 && <p className={styles.small}>{messages.single}</p>}
      <GiftlistChoice
        lists={lists}
        chosen={list}
        name={draft.name}
        nameError={nameError}
        onChoose={(choice) => setDraft({ ...draft, chosen: choice })}
        onName={(name) => {
          setNameError(null)
          setDraft({ ...draft, name })
        }}
      />
      {error !== null && (
        <Note variant="bad" role="alert">
          {error}
        </Note>
      )}
      <SlowNote isBusy={busy} text={form.slow} />
      <Button type="submit" block busy={busy}>
        {item.wish ? messages.move : messages.submit}
      </Button>
    </form>
  )
}

/** Returns the list to which an item is added: the chosen one, or else the first; null means a new one. */
export function pickGiftlist(lists: readonly Giftlist[], choice: GiftlistDraft['chosen']): Giftlist | null {
  if (choice === 'new') return null
  return lists.find(({ id_giftlist }) => id_giftlist === choice) ?? lists[0] ?? null
}
