import type { FoundGiftlist } from '../../../contract/giftlist'
import { minGiftlistSearchLength } from '../../../contract/limits'
import { formatDate } from '../../../i18n/dates'
import { useLanguage } from '../../../i18n/LanguageContext'
import { bringMessages } from '../../../i18n/lateMessages'
import { buildPath } from '../../../pageTable/paths'
import type { AppThunk } from '../../../store/AppThunk'
import { fetchEndpoints } from '../../../store/http/links'
import { findGiftlists } from '../../../store/giftlist/publicGiftlistApi'
import { useErrorMessage } from '../../../store/http/errorMessage'
import { useQuery } from '../../../store/query/useQuery'
import { PageLink } from '../../../ui/button/PageLink'
import { SectionError } from '../../../ui/status/SectionError'
import * as text from '../../../ui/text.module.css'
import * as styles from './find.module.css'

const useMessages = bringMessages('giftlist')

const maxResults = 20

export function GiftlistResults({ term }: { term: string }) {
  const { find: messages } = useMessages('giftlist')
  const { error: frameMessages } = useMessages('frame')
  const describeError = useErrorMessage()
  const isSearchable = isSearchableTerm(term)
  const { data, status, error, retry } = useQuery(isSearchable ? term : null, () => searchGiftlists(term), {
    isPublic: true,
  })

  if (isSearchable && status === 'failed') {
    const message = error ? describeError(error, { other: messages.failed }) : messages.failed
    return <SectionError message={message} retry={frameMessages.retry} onRetry={retry} />
  }
  const shownLists = isSearchable ? data : []
  return (
    <div className={styles.results}>
      <div role="status" dir="auto">
        {!isSearchable ? (
          <p>{messages.tooShort(minGiftlistSearchLength)}</p>
        ) : !shownLists ? (
          <p>{messages.loading}</p>
        ) : shownLists.length > 0 ? (
          <p>{messages.found(shownLists.length, term)}</p>
        ) : (
          <>
            <p>{messages.nothing(term)}</p>
            <p className={text.stone}>{messages.advice}</p>
          </>
        )}
      </div>
      <ul className={styles.rows}>
        {shownLists?.slice(0, maxResults).map((list) => (
          <FoundGiftlistRow key={list.id_giftlist} list={list} />
        ))}
      </ul>
      {shownLists && shownLists.length >= maxResults && <p className={text.stone}>{messages.most}</p>}
    </div>
  )
}

function FoundGiftlistRow({ list: { code, name, name_parents: parents, event_date: day } }: { list: FoundGiftlist }) {
  const { find: messages } = useMessages('giftlist')
  const language = useLanguage()
  return (
    <li>
      <PageLink to={buildPath('giftlist', language, { list: code })} className={text.link} dir="auto">
        {name}
      </PageLink>
      {parents.trim() !== '' && (
        <span className={text.stone} dir="auto">
          {messages.by(parents)}
        </span>
      )}
      {day !== null && <span className={text.stone}>{formatDate(day, language)}</span>}
    </li>
  )
}

const searchGiftlists =
  (term: string): AppThunk<Promise<FoundGiftlist[]>> =>
  async (dispatch, _getState, { client }) =>
    findGiftlists(client, await dispatch(fetchEndpoints()), term)

/** Counts only letters and digits. */
export const isSearchableTerm = (term: string): boolean =>
  [...term.replace(/[^\p{L}\p{N}]/gu, '')].length >= minGiftlistSearchLength
