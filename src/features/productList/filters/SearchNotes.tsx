import type { ReactNode } from 'react'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ListResult } from './listState'
import { TextLink } from '../../../ui/button/TextLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildCategoryPath } from '../../../pageTable/paths'
import { loadSuggestions } from '../../../store/catalogue/catalogueApi'
import { minSuggestionLength } from '../../../contract/limits'
import type { Suggestions } from '../../../contract/productList'
import { fetchEndpoints } from '../../../store/http/links'
import type { AppThunk } from '../../../store/AppThunk'
import { useQuery } from '../../../store/query/useQuery'
import * as text from '../../../ui/text.module.css'
import * as styles from './SearchNotes.module.css'

const useMessages = bringMessages('list')

interface SearchNotesProps {
  searched: NonNullable<ListResult['searched']>
  total: number
}

export function SearchNotes({ searched: { words, corrected }, total }: SearchNotesProps) {
  const messages = useMessages('list').search
  return (
    <div className={styles.notes}>
      <p className={text.lg}>{messages.found(total, corrected ?? words)}</p>
      {corrected && <p className={text.stone}>{messages.corrected(corrected, words)}</p>}
    </div>
  )
}

interface NoSearchResultsProps {
  words: string
  children: ReactNode
}

export function NoSearchResults({ words, children }: NoSearchResultsProps) {
  const messages = useMessages('list').search
  const language = useLanguage()
  // Departments that cannot be fetched are omitted.
  const isLongEnough = words.length >= minSuggestionLength
  const { status, data: departments = [] } = useQuery(isLongEnough ? words : null, () => fetchDepartments(words), {
    isPublic: true,
  })
  // The sentence waits for the departments that complete it, so that nothing moves.
  if (isLongEnough && status === 'loading') return null
  return (
    <div className={styles.suggestions}>
      <p className={text.lg}>
        {messages.nothing(words)} {departments.length > 0 && messages.perhaps}
      </p>
      <ul className={styles.departments}>
        {departments.map(({ id_category, name, line }) => (
          <li key={id_category}>
            <TextLink to={buildCategoryPath(line, language)}>{name}</TextLink>
          </li>
        ))}
      </ul>
      {children}
    </div>
  )
}

const maxDepartments = 3

const fetchDepartments =
  (term: string): AppThunk<Promise<Suggestions['_embedded']['categories']>> =>
  async (dispatch, _getState, { client }) => {
    const { _embedded } = await loadSuggestions(client, await dispatch(fetchEndpoints()), term)
    return _embedded.categories.slice(0, maxDepartments)
  }
