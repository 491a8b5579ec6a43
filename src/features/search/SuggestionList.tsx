import { useWords } from '../../i18n/useWords'
import * as text from '../../design/text.module.css'
import * as styles from './SearchHelp.module.css'
import type { SuggestionGroup } from './suggestionGroups'
import { SuggestionOption } from './SuggestionOption'

interface SuggestionListProps {
  id: string
  groups: readonly SuggestionGroup[]
  /** The id of the option that the keys have chosen. */
  active: string | null
  onLeave: () => void
}

/** The list box below the field, a group for each kind. */
export function SuggestionList({ id, groups, active, onLeave }: SuggestionListProps) {
  const words = useWords('search')
  return (
    <div id={id} role="listbox" aria-label={words.suggestions} className={styles.list}>
      {groups.map(({ kind, rows }) => (
        <div key={kind} role="group" aria-labelledby={`search-${kind}`} className={styles[kind]}>
          <div id={`search-${kind}`} className={`${styles.kind} ${text.xs}`}>
            {words[kind]}
          </div>
          {rows.map((row) => (
            <SuggestionOption key={row.id} row={row} active={row.id === active} onLeave={onLeave} />
          ))}
        </div>
      ))}
    </div>
  )
}
