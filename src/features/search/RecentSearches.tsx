import { useEffect, useState } from 'react'
import { IconButton } from '../../ui/button/IconButton'
import { PageLink } from '../../ui/button/PageLink'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import {
  buildResultsPath,
  forgetTerm,
  forgetAllTerms,
  readRecentSearches,
  recentSearchesKey,
  rememberTerm,
} from './searchHistory'
import { watchStoredValues } from '../../store/browser/storage'
import * as text from '../../ui/text.module.css'
import * as styles from './RecentSearches.module.css'

const useMessages = bringMessages('search')

export function RecentSearches({ onLeave }: { onLeave: () => void }) {
  const messages = useMessages('search')
  const language = useLanguage()
  const { searches, rememberSearch, forgetSearch, forgetAllSearches } = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="search-recent">
      <h2 id="search-recent" className={text.xs}>
        {messages.recent}
      </h2>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <PageLink
              to={buildResultsPath(search, language)}
              onClick={() => {
                rememberSearch(search)
                onLeave()
              }}
            >
              {search}
            </PageLink>
            <IconButton icon="x" label={messages.forget(search)} onClick={() => forgetSearch(search)} />
          </li>
        ))}
      </ul>
      <button type="button" className={`${text.link} ${text.sm}`} onClick={forgetAllSearches}>
        {messages.forgetAll}
      </button>
    </section>
  )
}

/** Includes changes from other tabs. */
function useRecentSearches() {
  const [searches, setSearches] = useState(readRecentSearches)
  useEffect(
    () =>
      watchStoredValues((key) => {
        if (key === null || key === recentSearchesKey) setSearches(readRecentSearches())
      }),
    [],
  )
  return {
    searches,
    rememberSearch: (term: string) => setSearches(rememberTerm(term)),
    forgetSearch: (term: string) => setSearches(forgetTerm(term)),
    forgetAllSearches: () => setSearches(forgetAllTerms()),
  }
}
