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
  const [searches, setSearches] = useState(readRecentSearches)
  // Another tab may change the searches.
  useEffect(
    () =>
      watchStoredValues((key) => {
        if (key === null || key === recentSearchesKey) setSearches(readRecentSearches())
      }),
    [],
  )
  if (searches.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="search-recent">
      <h2 id="search-recent" className={`${text.xs} ${text.stone}`}>
        {messages.recent}
      </h2>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <SearchLink term={search} onLeave={onLeave} />
            <IconButton icon="x" label={messages.forget(search)} onClick={() => setSearches(forgetTerm(search))} />
          </li>
        ))}
      </ul>
      <button type="button" className={`${text.link} ${text.sm}`} onClick={() => setSearches(forgetAllTerms())}>
        {messages.forgetAll}
      </button>
    </section>
  )
}

export function SearchLink({ term, onLeave }: { term: string; onLeave: () => void }) {
  const handleClick = () => {
    rememberTerm(term)
    onLeave()
  }
  return (
    <PageLink to={buildResultsPath(term, useLanguage())} onClick={handleClick}>
      {term}
    </PageLink>
  )
}
