import { type FormEvent, useState } from 'react'
import { type Giftlist, giftlistNameLength } from '../../contract/giftlist'
import { SidePanel } from '../../ui/page/SidePanel'
import { useWords } from '../../i18n/useWords'
import { useStoreSelector } from '../../store/hooks'
import { selectIsRegistered } from '../../store/session/sessionSelectors'
import type { WishedVariant } from '../../store/wishlist/matchWishedVariants'
import { type GiftlistDraft, useMoveToGiftlist } from './useMoveToGiftlist'
import { Button } from '../../ui/button/Button'
import { Note } from '../../ui/status/Note'
import { SectionError } from '../../ui/status/SectionError'
import { SlowNote } from '../../ui/status/SlowNote'
import { focusControl } from '../../forms/fieldErrors'
import { GiftlistChoice, giftlistNameId } from './GiftlistChoice'
import { loadGiftlists } from '../../store/giftlist/giftlistApi'
import type { AppThunk } from '../../store/services'
import { useQuery } from '../../store/query/useQuery'
import * as styles from '../../forms/Form.module.css'

interface GiftlistPanelProps {
  /** The item to move to a gift list; null while the panel is closed. */
  item: WishedVariant | null
  onClose: () => void
  /** Called after the API has confirmed that the item is on the list. */
  onMoved: (item: WishedVariant, list: Giftlist) => void
  onFailed: (message: string) => void
}

/**
 * Moves a wishlist item to a gift list. The panel closes while the customer has to log in again, because an open modal
 * would block the login form. Afterwards it opens again with the typed text.
 */
export function GiftlistPanel({ item, onClose, onMoved, onFailed }: GiftlistPanelProps) {
  const words = useWords('wishlist').giftlist
  const registered = useStoreSelector(selectIsRegistered)
  const open = item !== null && registered
  const giving = useMoveToGiftlist(item, open, { onMoved, onFailed })
  return (
    <SidePanel id="to-giftlist" open={open} onClose={onClose} title={words.title} closeLabel={words.close}>
      {item && <GiftlistForm item={item} {...giving} />}
    </SidePanel>
  )
}

interface GiftlistFormProps extends ReturnType<typeof useMoveToGiftlist> {
  item: WishedVariant
}

function GiftlistForm({ item, draft, setDraft, busy, error, give }: GiftlistFormProps) {
  const { giftlist: words } = useWords('wishlist')
  const { retry } = useWords('frame').error
  const { form } = useWords('identity')
  const giftlists = useGiftlists()
  const [nameError, setNameError] = useState<string | null>(null)
  const { wish, product, variant } = item

  if (giftlists.status === 'failed') {
    return <SectionError message={words.failed} retry={retry} onRetry={giftlists.retry} />
  }
  if (!giftlists.data) return <p role="status">{words.loading}</p>

  const { data: lists, add } = giftlists
  const list = pickGiftlist(lists, draft.chosen)
  const send = async (event: FormEvent) => {
    event.preventDefault()
    const length = draft.name.trim().length
    const wrong =
      length === 0 ? words.nameMissing : length > giftlistNameLength ? words.nameLong(giftlistNameLength) : null
    setNameError(list ? null : wrong)
    if (!list && wrong) return focusControl(giftlistNameId)
    await give(list ? { list } : { name: draft.name }, add)
  }
  return (
    <form className={styles.section} noValidate onSubmit={(event) => void send(event)}>
      <p>
        {product.name}, {variant.name}
      </p>
      {(wish.quantity ?? 1) > 1 && <p className={styles.small}>{words.single}</p>}
      <GiftlistChoice
        lists={lists}
        chosen={list}
        name={draft.name}
        nameError={nameError}
        onChoose={(chosen) => setDraft({ ...draft, chosen })}
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
        {words.submit}
      </Button>
    </form>
  )
}

/** Returns the list to which an item is added: the chosen one, or else the first; null means a new one. */
export function pickGiftlist(lists: readonly Giftlist[], chosen: GiftlistDraft['chosen']): Giftlist | null {
  if (chosen === 'new') return null
  return lists.find(({ id_giftlist }) => id_giftlist === chosen) ?? lists[0] ?? null
}

const load =
  (): AppThunk<Promise<Giftlist[]>> =>
  async (_dispatch, getState, { client }) =>
    (await loadGiftlists(client, getState().session.links))._embedded.giftlists

/** Returns the customer's gift lists as currently stored by the API, latest first. */
function useGiftlists() {
  const query = useQuery('giftlists', load)
  return {
    ...query,
    /** Adds a new list, unless it is already present. */
    add: (list: Giftlist) =>
      query.replace((before) =>
        before.some(({ id_giftlist }) => id_giftlist === list.id_giftlist) ? before : [list, ...before],
      ),
  }
}
