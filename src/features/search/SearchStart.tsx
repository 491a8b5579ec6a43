import { loadSearchStart } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/http/links'
import type { AppThunk } from '../../store/AppThunk'
import { useQuery } from '../../store/query/useQuery'
import type { SearchStart as SearchStartResponse } from '../../contract/productList'
import { buildCardPath } from '../../pageTable/paths'
import { PageLink } from '../../ui/button/PageLink'
import { Picture } from '../../ui/figure/Picture'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { RecentSearches, SearchLink } from './RecentSearches'
import * as text from '../../ui/text.module.css'
import * as styles from './SearchStart.module.css'

const useMessages = bringMessages('search')

export function SearchStart({ onLeave }: { onLeave: () => void }) {
  const messages = useMessages('search')
  const language = useLanguage()
  const { data: searchStart } = useQuery('start', fetchSearchStart, { isPublic: true })
  const popularTerms = searchStart?.popular.slice(0, maxPopularTerms) ?? []
  const products = searchStart?._embedded.products.slice(0, maxPictures) ?? []
  return (
    <div className={styles.start}>
      <div className={styles.searches}>
        <RecentSearches onLeave={onLeave} />
        {popularTerms.length > 0 && (
          <section aria-labelledby="search-popular">
            <h2 id="search-popular" className={`${text.xs} ${text.stone}`}>
              {messages.popular}
            </h2>
            <ul className={styles.popular}>
              {popularTerms.map((term) => (
                <li key={term}>
                  <SearchLink term={term} onLeave={onLeave} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      {products.length > 0 && (
        <section aria-labelledby="search-pictures">
          <h2 id="search-pictures" className={`${text.xs} ${text.stone}`}>
            {messages.pictures}
          </h2>
          <ul className={styles.pictures}>
            {products.map((card) => (
              <li key={card.id_product}>
                <PageLink to={buildCardPath(card, language)} onClick={onLeave}>
                  <Picture picture={card.picture} sizes="(min-width:64em) 14vw,(min-width:45em) 24vw,50vw" alt="" />
                  <span className={text.sm}>{card.name}</span>
                </PageLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/** The contract allows no more, but its schema accepts more. */
const maxPopularTerms = 6
const maxPictures = 4

const fetchSearchStart =
  (): AppThunk<Promise<SearchStartResponse>> =>
  async (dispatch, _getState, { client }) =>
    loadSearchStart(client, await dispatch(fetchEndpoints()))
