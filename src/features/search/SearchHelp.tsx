import { useCallback, useMemo } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { RecentSearches } from './RecentSearches'
import * as styles from './SearchHelp.module.css'
import { SearchLine } from './SearchLine'
import { cleanWords } from './searchWords'
import { suggestionGroups } from './suggestionGroups'
import { SuggestionList } from './SuggestionList'
import { useCombobox } from './useCombobox'
import { useSearchForm } from './useSearchForm'
import { useSuggestions } from './useSuggestions'
import { useTyped } from './useTyped'

interface SearchHelpProps {
  /** The search field of the header: the browser's own, which works before this has come and without it. */
  field: HTMLInputElement
}

const list = 'search-suggestions'

/** Below the search field: recent searches while it is empty, suggestions while somebody types. */
export function SearchHelp({ field }: SearchHelpProps) {
  const language = useLanguage()
  const typed = cleanWords(useTyped(field))
  const answer = useSuggestions(typed)
  const groups = useMemo(
    () => (answer && answer !== 'failed' ? suggestionGroups(answer, language) : []),
    [answer, language],
  )
  const options = useMemo(() => groups.flatMap(({ rows }) => rows.map(({ id }) => id)), [groups])
  const active = useCombobox({ field, list, options })

  const leave = useCallback(() => {
    const sheet = field.closest('details')
    if (!sheet) return
    sheet.open = false
    // Else the focus would be lost with the field; a new page takes it from here.
    sheet.querySelector('summary')?.focus()
  }, [field])
  useSearchForm(field, leave)

  return (
    <div className={styles.help}>
      <SearchLine answer={answer} count={options.length} onLeave={leave} />
      {options.length > 0 && <SuggestionList id={list} groups={groups} active={active} onLeave={leave} />}
      {typed === '' && <RecentSearches onLeave={leave} />}
    </div>
  )
}
