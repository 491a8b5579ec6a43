import { navigate } from 'gatsby'
import { useContext, useEffect, useRef, useState } from 'react'
import type { Giftlist } from '../../../../contract/giftlist'
import { useLanguage } from '../../../../i18n/LanguageContext'
import { bringMessages } from '../../../../i18n/lateMessages'
import { buildPath } from '../../../../pageTable/paths'
import { ButtonLink } from '../../../../ui/button/PageLink'
import { RoomBelow } from '../../../../ui/figure/RoomBelow'
import { focusTitle } from '../../../../ui/page/focusTitle'
import { VisuallyHidden } from '../../../../ui/page/VisuallyHidden'
import { Note } from '../../../../ui/status/Note'
import { PageError } from '../../../../forms/PageError'
import { Skeleton } from '../../../../ui/status/Skeleton'
import { SlowNote } from '../../../../ui/status/SlowNote'
import { AccountRoom } from '../../../account/frame/ColumnBesideRoom'
import { buildListPath, useListId } from '../giftlistPaths'
import { InvitationNote } from '../partner/InvitationNote'
import { formatGiftlistName } from '../giftlistState'
import { ListLinks } from './ListLinks'
import { ListSummary } from './ListSummary'
import { listHeadingId, ListView } from './ListView'
import { useGiftlists } from '../useGiftlists'
import * as text from '../../../../ui/text.module.css'
import * as styles from './MyGiftlists.module.css'

const useMessages = bringMessages('giftlistOwner', 'identity')

export function MyGiftlists() {
  const messages = useMessages('giftlistOwner')
  const language = useLanguage()
  const { form } = useMessages('identity')
  const room = useContext(AccountRoom)
  const listQuery = useGiftlists()
  const id = useListId()
  const chosenList = listQuery.data?.find(({ id_giftlist }) => id_giftlist === id)
  const { handleOutdated, handleDeleted, deletedId } = useOutdatedLists(listQuery, id)
  useHeadingFocus(id)
  const handleAccepted = (list: Giftlist) => {
    listQuery.addList(list)
    navigate(buildListPath('my-giftlists', language, list.id_giftlist))
  }

  if (listQuery.status === 'failed') {
    return <PageError message={messages.failed} onRetry={listQuery.retry} room={room} isInAccount />
  }
  if (!listQuery.data) {
    return (
      <>
        <VisuallyHidden role="status">{messages.loading}</VisuallyHidden>
        <Skeleton height="14rem" />
        <SlowNote isBusy={listQuery.status === 'loading'} text={form.slow} />
      </>
    )
  }
  if (chosenList) {
    return (
      <ListView
        key={chosenList.id_giftlist}
        list={chosenList}
        onChanged={listQuery.replaceList}
        onDeleted={handleDeleted}
        onMissing={handleOutdated}
      />
    )
  }
  return (
    <>
      <div role="status" className={styles.status}>
        {deletedId !== null && <Note variant="ok">{messages.deletion.done}</Note>}
      </div>
      <InvitationNote onAccepted={handleAccepted} />
      {id !== null && deletedId !== id && <Note role="alert">{messages.errors.missing}</Note>}
      <GiftlistOverview lists={listQuery.data} />
    </>
  )
}

/** With more lists, the page has no space for a picture of a room. */
const maxListsWithPicture = 2

function GiftlistOverview({ lists }: { lists: readonly Giftlist[] }) {
  const messages = useMessages('giftlistOwner')
  const language = useLanguage()
  const creationPath = buildPath('giftlist-create', language)
  const room = useContext(AccountRoom)
  if (lists.length === 0) {
    return (
      <>
        <div className={styles.empty}>
          <p className={text.lg}>{messages.none}</p>
          <div>
            <ButtonLink to={creationPath}>{messages.createFirst}</ButtonLink>
          </div>
        </div>
        <RoomBelow room={room} isInAccount />
      </>
    )
  }
  return (
    <>
      <ul className={styles.lists}>
        {lists.map((list) => (
          <li key={list.id_giftlist} className={styles.card}>
            <h2 className={text.lg} dir="auto">
              {formatGiftlistName(list, messages.unnamed)}
            </h2>
            <ListSummary list={list} />
            <ListLinks list={list} />
          </li>
        ))}
      </ul>
      <div>
        <ButtonLink to={creationPath}>{messages.createAnother}</ButtonLink>
      </div>
      {lists.length <= maxListsWithPicture && <RoomBelow room={room} isInAccount />}
    </>
  )
}

/**
 * A list that is deleted on this page disappears immediately. If a list was deleted elsewhere, the settings and the
 * typed text stay visible until the user leaves the list. Then the overview is loaded again.
 */
function useOutdatedLists({ retry, removeList }: ReturnType<typeof useGiftlists>, id: number | null) {
  const [outdatedId, setOutdatedId] = useState<number | null>(null)
  const [deletedId, setDeletedId] = useState<number | null>(null)
  if (deletedId !== null && id !== null && id !== deletedId) setDeletedId(null)
  const latestRetry = useRef(retry)
  latestRetry.current = retry
  const isReloadDue = outdatedId !== null && id !== outdatedId
  useEffect(() => {
    if (!isReloadDue) return
    setOutdatedId(null)
    latestRetry.current()
  }, [isReloadDue])
  return {
    handleOutdated: setOutdatedId,
    deletedId,
    handleDeleted: (list: Giftlist) => {
      setDeletedId(list.id_giftlist)
      removeList(list)
      focusTitle()
    },
  }
}

function useHeadingFocus(id: number | null): void {
  const previousId = useRef(id)
  useEffect(() => {
    if (previousId.current === id) return
    previousId.current = id
    const heading = document.getElementById(listHeadingId)
    if (heading) heading.focus()
    else focusTitle()
  }, [id])
}
