import { type ReactNode, useContext, useReducer } from 'react'
import type { Giftlist } from '../../../contract/giftlist'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import { useQuery } from '../../../store/query/useQuery'
import { ButtonLink } from '../../../ui/button/PageLink'
import { TextLink } from '../../../ui/button/TextLink'
import { SelectField } from '../../../ui/form/Field'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { Note } from '../../../ui/status/Note'
import { PageError } from '../../../forms/PageError'
import { AccountRoom } from '../../account/frame/ColumnBesideRoom'
import { Skeleton } from '../../../ui/status/Skeleton'
import { SlowNote } from '../../../ui/status/SlowNote'
import { fetchGiftlists } from '../owner/useGiftlists'
import { buildListPath, type ListPage, useListId } from '../owner/giftlistPaths'
import { formatGiftlistName } from '../owner/giftlistState'
import * as text from '../../../ui/text.module.css'
import * as styles from './ChosenGiftlist.module.css'

const useMessages = bringMessages('giftlistItems')

interface ChosenGiftlistProps {
  page: ListPage
  links: readonly { page: ListPage; name: string }[]
  children: (list: Giftlist) => ReactNode
}

export function ChosenGiftlist({ page: currentPage, links, children }: ChosenGiftlistProps) {
  const messages = useMessages('giftlistItems').lists
  const room = useContext(AccountRoom)
  const language = useLanguage()
  const { hasFailed, retry, lists, list, isIdUnknown, chooseList } = useChosenGiftlist(currentPage)
  if (hasFailed) return <PageError message={messages.failed} onRetry={retry} room={room} isInAccount />
  if (!lists) return <GiftlistLoading text={messages.loading} />
  if (!list) {
    return (
      <div className={styles.empty}>
        <p>{messages.none}</p>
        <ButtonLink to={buildPath('giftlist-create', language)}>{messages.create}</ButtonLink>
      </div>
    )
  }
  return (
    <div className={styles.page}>
      {isIdUnknown && <Note role="status">{messages.unknown}</Note>}
      <GiftlistHead lists={lists} list={list} onChoose={chooseList}>
        {links.map(({ page, name }) => (
          <TextLink key={page} className={text.link} to={buildListPath(page, language, list.id_giftlist)}>
            {name}
          </TextLink>
        ))}
      </GiftlistHead>
      {children(list)}
    </div>
  )
}

interface GiftlistHeadProps {
  lists: readonly Giftlist[]
  list: Giftlist
  onChoose: (id_giftlist: number) => void
  children: ReactNode
}

function GiftlistHead({ lists, list, onChoose, children }: GiftlistHeadProps) {
  const messages = useMessages('giftlistItems').lists
  const name = formatGiftlistName(list, messages.unnamed)
  return (
    <header className={styles.head}>
      <h2 className={`${styles.name} ${text.xl}`} dir="auto">
        {name}
      </h2>
      {lists.length > 1 && (
        <SelectField
          id="giftlist"
          label={messages.choose}
          className={styles.select}
          value={list.id_giftlist}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          {lists.map((ownList) => (
            <option key={ownList.id_giftlist} value={ownList.id_giftlist}>
              {formatGiftlistName(ownList, messages.unnamed)}
            </option>
          ))}
        </SelectField>
      )}
      <div className={`${styles.links} ${text.sm}`}>{children}</div>
    </header>
  )
}

export function GiftlistLoading({ text: message }: { text: string }) {
  return (
    <div className={styles.page}>
      <VisuallyHidden as="p">{message}</VisuallyHidden>
      <SlowNote isBusy text={message} />
      <Skeleton width="60%" height="2.25rem" />
      <Skeleton width="100%" height="12rem" />
      <Skeleton width="100%" height="12rem" />
    </div>
  )
}

function useChosenGiftlist(page: ListPage) {
  const language = useLanguage()
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  const { status, data: lists, retry } = useQuery('giftlists', fetchGiftlists)
  const wantedId = useListId()
  const wantedList = lists?.find(({ id_giftlist }) => id_giftlist === wantedId)
  const chooseList = (id_giftlist: number) => {
    window.history.replaceState(window.history.state, '', buildListPath(page, language, id_giftlist))
    rerender()
  }
  return {
    hasFailed: status === 'failed',
    retry,
    lists,
    /** Null while the lists load, and for a customer who has no lists. */
    list: wantedList ?? lists?.[0] ?? null,
    isIdUnknown: lists !== undefined && wantedId !== null && !wantedList,
    chooseList,
  }
}
