import { useState, type FormEvent } from 'react'
import { giftlistNameLength } from '../../../contract/giftlist'
import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { SectionError } from '../../../design/SectionError'
import { SlowNote } from '../../../design/SlowNote'
import { focusControl } from '../../../forms/focusControl'
import * as styles from '../../../forms/Form.module.css'
import { useWords } from '../../../i18n/useWords'
import type { WishedPiece } from '../wishedPieces'
import { GiftlistChoice, giftlistNameId } from './GiftlistChoice'
import { chosenList } from './chosenList'
import { useGiftlists } from './useGiftlists'
import type { useGiving } from './useGiving'

interface GiftlistFormProps extends ReturnType<typeof useGiving> {
  piece: WishedPiece
}

/** One of the customer's gift lists, or a new one by its name, and the button that moves the piece there. */
export function GiftlistForm({ piece, draft, setDraft, busy, fault, give }: GiftlistFormProps) {
  const { giftlist: words, retry } = useWords('wishlist')
  const { form } = useWords('identity')
  const { lists, know, ...loading } = useGiftlists()
  const [nameFault, setNameFault] = useState<string | null>(null)
  const { wish, product, version } = piece

  if (lists === 'loading') return <p role="status">{words.loading}</p>
  if (lists === 'failed') return <SectionError message={words.failed} retry={retry} onRetry={loading.retry} />

  const list = chosenList(lists, draft.chosen)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const length = draft.name.trim().length
    const wrong =
      length === 0 ? words.nameMissing : length > giftlistNameLength ? words.nameLong(giftlistNameLength) : null
    setNameFault(list ? null : wrong)
    if (!list && wrong) return focusControl(giftlistNameId)
    const target = await give(list ? { list } : { name: draft.name })
    if (target) know(target)
  }
  return (
    <form className={styles.section} noValidate onSubmit={(event) => void send(event)}>
      <p>
        {product.name}, {version.name}
      </p>
      {(wish.quantity ?? 1) > 1 && <p className={styles.small}>{words.single}</p>}
      <GiftlistChoice
        lists={lists}
        chosen={list}
        name={draft.name}
        nameFault={nameFault}
        onChoose={(chosen) => setDraft({ ...draft, chosen })}
        onName={(name) => {
          setNameFault(null)
          setDraft({ ...draft, name })
        }}
      />
      {fault !== null && (
        <Note look="bad" role="alert">
          {fault}
        </Note>
      )}
      <SlowNote underWay={busy} text={form.slow} />
      <Button type="submit" block busy={busy}>
        {words.submit}
      </Button>
    </form>
  )
}
