import { PageLink } from '../../design/PageLink'
import * as styles from './SearchHelp.module.css'
import { SuggestedProduct } from './SuggestedProduct'
import type { SuggestionRow } from './suggestionGroups'

interface SuggestionOptionProps {
  row: SuggestionRow
  active: boolean
  onLeave: () => void
}

/** One suggestion: a link, so that it can be opened in another window too. Keys reach it from the field. */
export function SuggestionOption({ row: { id, name, path, card }, active, onLeave }: SuggestionOptionProps) {
  return (
    <PageLink
      id={id}
      to={path}
      role="option"
      aria-selected={active}
      tabIndex={-1}
      className={card ? `${styles.option} ${styles.product}` : styles.option}
      onClick={onLeave}
    >
      {card ? <SuggestedProduct card={card} /> : name}
    </PageLink>
  )
}
