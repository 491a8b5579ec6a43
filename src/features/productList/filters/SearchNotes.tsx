import { useWords } from '../../../i18n/useWords'
import type { ListResult } from '../listState'
import { TextLink } from '../../../ui/button/TextLink'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildPath, categoryPath } from '../../../pageTable/paths'
import { ProductGrid } from '../productGrid/ProductGrid'
import { loadProducts, loadSuggestions } from '../../../store/catalogue/catalogueApi'
import type { ProductCard } from '../../../contract/product'
import type { Suggestions } from '../../../contract/productList'
import { fetchEndpoints } from '../../../store/fetchEndpoints'
import type { AppThunk } from '../../../store/services'
import { useLazyQuery } from '../../../store/useLazyQuery'
import * as text from '../../../ui/text.module.css'
import * as styles from './SearchNotes.module.css'

interface SearchNotesProps {
  shown: ListResult & { searched: NonNullable<ListResult['searched']> }
  /** Nothing but the words narrows the list. */
  unfiltered: boolean
}

/** What was looked for, and how much there is of it; something else to look at when there is nothing. */
export function SearchNotes({ shown: { searched, total }, unfiltered }: SearchNotesProps) {
  const words = useWords('list').search
  if (total === 0 && unfiltered) return <NoSearchResults words={searched.words} />
  const { corrected } = searched
  return (
    <div className={styles.notes}>
      <p className={text.lg}>{words.found(total, corrected ?? searched.words)}</p>
      {corrected && <p>{words.corrected(corrected, searched.words)}</p>}
    </div>
  )
}

/** A search that found nothing: where else to look. */
function NoSearchResults({ words: searched }: { words: string }) {
  const words = useWords('list').search
  const language = useLanguage()
  const { departments, newest } = useEmptySearchSuggestions(searched)
  return (
    <div className={styles.offers}>
      <p className={text.lg}>
        {words.nothing(searched)} {departments.length > 0 && words.perhaps}
      </p>
      <ul className={styles.departments}>
        {departments.map(({ id_category, name, line }) => (
          <li key={id_category}>
            <TextLink to={categoryPath(line, language)}>{name}</TextLink>
          </li>
        ))}
      </ul>
      {newest.length > 0 && (
        <>
          <h2 className={text.xl}>{words.newArrivals}</h2>
          <ProductGrid products={newest} />
          <TextLink to={buildPath('new', language)}>{words.allNew}</TextLink>
        </>
      )}
    </div>
  )
}

interface EmptySearchSuggestions {
  /** Departments that may be meant. */
  departments: Suggestions['_embedded']['categories']
  newest: readonly ProductCard[]
}

/** One row of the wall. */
const newestLimit = 4
const mostDepartments = 3

const fetchDepartments =
  (words: string): AppThunk<Promise<EmptySearchSuggestions['departments']>> =>
  async (dispatch, _getState, { client }) => {
    const { _embedded } = await loadSuggestions(client, await dispatch(fetchEndpoints()), words)
    return _embedded.categories.slice(0, mostDepartments)
  }

const fetchNewest =
  (): AppThunk<Promise<EmptySearchSuggestions['newest']>> =>
  async (dispatch, _getState, { client }) => {
    const query = { new: 1, sort: 'newest', limit: newestLimit } as const
    return (await loadProducts(client, await dispatch(fetchEndpoints()), query))._embedded.products
  }

/** What to suggest when a search found nothing. What cannot be fetched is left out. */
function useEmptySearchSuggestions(words: string): EmptySearchSuggestions {
  const { data: departments } = useLazyQuery(words, () => fetchDepartments(words))
  const { data: newest } = useLazyQuery('newest', fetchNewest)
  return { departments: departments ?? [], newest: newest ?? [] }
}
