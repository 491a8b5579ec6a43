import { navigate } from 'gatsby'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { minSuggestionLength } from '../../contract/limits'
import type { Suggestions } from '../../contract/productList'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { loadSuggestions } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/http/links'
import { useQuery } from '../../store/query/useQuery'
import type { AppThunk } from '../../store/AppThunk'
import { PageLink } from '../../ui/button/PageLink'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { buildSuggestionGroups } from './buildSuggestionGroups'
import { findPages } from './findPages'
import { buildResultsPath, cleanSearchTerm, rememberTerm } from './searchHistory'
import { SearchStart } from './SearchStart'
import { SuggestionList } from './SuggestionList'
import { useCombobox, useFieldValue } from './useCombobox'
import * as styles from './SearchHelp.module.css'
import * as text from '../../ui/text.module.css'

const useMessages = bringMessages('search')

interface SearchHelpProps {
  /** The field of the header's native form, which also works without this component. */
  field: HTMLInputElement
}

const listId = 'search-suggestions'

export function SearchHelp({ field }: SearchHelpProps) {
  const language = useLanguage()
  const typedTerm = cleanSearchTerm(useFieldValue(field))
  const suggestions = useSuggestions(typedTerm)
  const { footer } = useMessages('frame')
  const pages = useMemo(() => findPages(typedTerm, language, footer), [typedTerm, language, footer])
  const groups = useMemo(
    () => (suggestions && suggestions !== 'failed' ? buildSuggestionGroups(suggestions, language, pages) : []),
    [suggestions, language, pages],
  )
  const optionIds = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ id }) => id)), [groups])
  const activeId = useCombobox({ field, listId, optionIds })

  const leaveSearch = useCallback(() => {
    const sheet = field.closest('details')
    if (!sheet) return
    sheet.open = false
    // The closed sheet hides the focused field, so the summary receives the focus. A new page moves the focus again.
    sheet.querySelector('summary')?.focus()
  }, [field])
  useSearchForm(field, leaveSearch)

  return (
    <div className={styles.help}>
      <SearchStatus
        suggestions={suggestions}
        hasPages={pages.length > 0}
        suggestionCount={optionIds.length}
        onLeave={leaveSearch}
      />
      {optionIds.length > 0 && <SuggestionList id={listId} groups={groups} activeId={activeId} onLeave={leaveSearch} />}
      {typedTerm === '' && <SearchStart onLeave={leaveSearch} />}
    </div>
  )
}

interface SearchStatusProps {
  suggestions: Suggestions | 'failed' | null
  hasPages: boolean
  suggestionCount: number
  onLeave: () => void
}

/** This status is the only live region of the sheet. The number of suggestions is for screen readers only. */
function SearchStatus({ suggestions, hasPages, suggestionCount, onLeave }: SearchStatusProps) {
  const messages = useMessages('search')
  const language = useLanguage()
  const loadedSuggestions = suggestions !== 'failed' && suggestions
  return (
    <p role="status" className={styles.line}>
      {suggestions === 'failed' && messages.failed}
      {loadedSuggestions && !loadedSuggestions.found && !hasPages && messages.none(loadedSuggestions.q)}
      {loadedSuggestions && loadedSuggestions.found && loadedSuggestions.corrected && (
        <>
          <PageLink
            className={text.link}
            to={buildResultsPath(loadedSuggestions.corrected, language)}
            onClick={onLeave}
          >
            {messages.corrected(loadedSuggestions.corrected)}
          </PageLink>{' '}
        </>
      )}
      {loadedSuggestions && (loadedSuggestions.found || hasPages) && (
        <VisuallyHidden>{messages.found(suggestionCount)}</VisuallyHidden>
      )}
    </p>
  )
}

function useSearchForm(field: HTMLInputElement, onLeave: () => void): void {
  const language = useLanguage()
  // With an ordinary effect, Enter could submit the native form before the effect ran.
  useLayoutEffect(() => {
    const { form } = field
    const handleSubmit = (event: SubmitEvent) => {
      event.preventDefault()
      const term = cleanSearchTerm(field.value)
      if (!term) return
      rememberTerm(term)
      onLeave()
      void navigate(buildResultsPath(term, language))
    }
    form?.addEventListener('submit', handleSubmit)
    return () => form?.removeEventListener('submit', handleSubmit)
  }, [field, language, onLeave])
}

/** In ms. A request waits until the user has not typed for this time. */
const typingPause = 150

/**
 * Returns null for fewer than two characters and before the first response, and 'failed' after a failed request. The
 * last suggestions remain while the user continues to type.
 */
function useSuggestions(term: string): Suggestions | 'failed' | null {
  const isLongEnough = term.length >= minSuggestionLength
  const { status, data } = useQuery(isLongEnough ? term : null, (signal) => fetchSuggestions(term, signal), {
    isPublic: true,
  })
  const shownSuggestions = useRef<Suggestions | 'failed' | null>(null)
  if (!isLongEnough) shownSuggestions.current = null
  else if (status === 'failed') shownSuggestions.current = 'failed'
  else if (data) shownSuggestions.current = data
  return shownSuggestions.current
}

/** Rejects with an ApiError, even when aborted. */
const fetchSuggestions =
  (term: string, signal: AbortSignal): AppThunk<Promise<Suggestions>> =>
  async (dispatch, _getState, { client }) => {
    // The client does not send a request that was aborted during the pause.
    await new Promise((resolve) => window.setTimeout(resolve, typingPause))
    return loadSuggestions(client, await dispatch(fetchEndpoints()), term, signal)
  }
