import { navigate } from 'gatsby'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { minSuggestionLength } from '../../contract/limits'
import type { Suggestions } from '../../contract/productList'
import { useLanguage } from '../../i18n/LanguageContext'
import { bringMessages } from '../../i18n/lateMessages'
import { loadSuggestions } from '../../store/catalogue/catalogueApi'
import { fetchEndpoints } from '../../store/http/links'
import { useQuery } from '../../store/query/useQuery'
import type { AppThunk } from '../../store/services'
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
  /** The native search field of the header, which also works without this component. */
  field: HTMLInputElement
}

const listId = 'search-suggestions'

export function SearchHelp({ field }: SearchHelpProps) {
  const language = useLanguage()
  const typedTerm = cleanSearchTerm(useFieldValue(field))
  const answer = useSuggestions(typedTerm)
  const { footer } = useMessages('frame')
  const pages = useMemo(() => findPages(typedTerm, language, footer), [typedTerm, language, footer])
  const groups = useMemo(
    () => (answer && answer !== 'failed' ? buildSuggestionGroups(answer, language, pages) : []),
    [answer, language, pages],
  )
  const options = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ id }) => id)), [groups])
  const activeOption = useCombobox({ field, listId, options })

  const leaveSearch = useCallback(() => {
    const sheet = field.closest('details')
    if (!sheet) return
    sheet.open = false
    // The closed sheet hides the focused field, so the focus moves to the summary. A new page moves the focus again.
    sheet.querySelector('summary')?.focus()
  }, [field])
  useSearchForm(field, leaveSearch)

  return (
    <div className={styles.help}>
      <SearchStatus answer={answer} hasPages={pages.length > 0} count={options.length} onLeave={leaveSearch} />
      {options.length > 0 && <SuggestionList id={listId} groups={groups} active={activeOption} onLeave={leaveSearch} />}
      {typedTerm === '' && <SearchStart onLeave={leaveSearch} />}
    </div>
  )
}

interface SearchStatusProps {
  answer: Suggestions | 'failed' | null
  hasPages: boolean
  count: number
  onLeave: () => void
}

/** The only live region of the sheet. The number of suggestions is for screen readers only. */
function SearchStatus({ answer, hasPages, count, onLeave }: SearchStatusProps) {
  const messages = useMessages('search')
  const language = useLanguage()
  const foundSuggestions = answer !== 'failed' && answer
  return (
    <p role="status" className={styles.line}>
      {answer === 'failed' && messages.failed}
      {foundSuggestions && !foundSuggestions.found && !hasPages && messages.none(foundSuggestions.q)}
      {foundSuggestions && foundSuggestions.found && foundSuggestions.corrected && (
        <>
          <PageLink className={text.link} to={buildResultsPath(foundSuggestions.corrected, language)} onClick={onLeave}>
            {messages.corrected(foundSuggestions.corrected)}
          </PageLink>{' '}
        </>
      )}
      {foundSuggestions && (foundSuggestions.found || hasPages) && (
        <VisuallyHidden>{messages.found(count)}</VisuallyHidden>
      )}
    </p>
  )
}

function useSearchForm(field: HTMLInputElement, onLeave: () => void): void {
  const language = useLanguage()
  // A layout effect, because with a passive effect Enter could still submit the native form for a moment.
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

/** The debounce time in ms. */
const typingPause = 150

/**
 * Returns null for fewer than two characters and before the first response, and 'failed' if the request failed. The
 * last suggestions stay while the user continues to type. Responses to earlier terms are discarded.
 */
function useSuggestions(term: string): Suggestions | 'failed' | null {
  const isEnough = term.length >= minSuggestionLength
  const { status, data } = useQuery(isEnough ? term : null, (signal) => fetchSuggestions(term, signal), {
    isPublic: true,
  })
  const shownAnswer = useRef<Suggestions | 'failed' | null>(null)
  if (!isEnough) shownAnswer.current = null
  else if (status === 'failed') shownAnswer.current = 'failed'
  else if (data) shownAnswer.current = data
  return shownAnswer.current
}

/** Rejects with an ApiError, even when aborted. */
const fetchSuggestions =
  (term: string, signal: AbortSignal): AppThunk<Promise<Suggestions>> =>
  async (dispatch, _getState, { client }) => {
    // The client does not send a request that was aborted during the pause.
    await new Promise((resolve) => window.setTimeout(resolve, typingPause))
    return loadSuggestions(client, await dispatch(fetchEndpoints()), term, signal)
  }
