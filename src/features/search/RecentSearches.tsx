import { IconButton } from '../../design/IconButton'
import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import * as styles from './RecentSearches.module.css'
import { resultsPath } from './searchWords'
import { useRecentSearches } from './useRecentSearches'

/** What was searched for on this device before: to search for again, or to take away. */
export function RecentSearches({ onLeave }: { onLeave: () => void }) {
  const words = useWords('search')
  const language = useLanguage()
  const { searches, remember, forget, forgetAll } = useRecentSearches()
  if (searches.length === 0) return null
  return (
    <section className={styles.recent} aria-labelledby="search-recent">
      <h2 id="search-recent" className={text.xs}>
        {words.recent}
      </h2>
      <ul>
        {searches.map((search) => (
          <li key={search}>
            <PageLink
              to={resultsPath(search, language)}
              onClick={() => {
                remember(search)
                onLeave()
              }}
            >
              {search}
            </PageLink>
            <IconButton icon="x" label={words.forget(search)} onClick={() => forget(search)} />
          </li>
        ))}
      </ul>
      <button type="button" className={`${text.link} ${text.sm}`} onClick={forgetAll}>
        {words.forgetAll}
      </button>
    </section>
  )
}
