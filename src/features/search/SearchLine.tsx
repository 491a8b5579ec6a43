import type { Suggestions } from '../../contract/suggestions'
import { PageLink } from '../../design/PageLink'
import * as text from '../../design/text.module.css'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useLanguage } from '../../i18n/LanguageContext'
import { useWords } from '../../i18n/useWords'
import * as styles from './SearchHelp.module.css'
import { resultsPath } from './searchWords'

interface SearchLineProps {
  answer: Suggestions | 'failed' | null
  /** How many suggestions stand below. */
  count: number
  onLeave: () => void
}

/** The one message of the sheet: what became of the words. The plain number of suggestions is for the ear alone. */
export function SearchLine({ answer, count, onLeave }: SearchLineProps) {
  const words = useWords('search')
  const language = useLanguage()
  const found = answer !== 'failed' && answer
  return (
    <p role="status" className={styles.line}>
      {answer === 'failed' && words.failed}
      {found && !found.found && words.none(found.q)}
      {found && found.found && found.corrected && (
        <>
          <PageLink className={text.link} to={resultsPath(found.corrected, language)} onClick={onLeave}>
            {words.corrected(found.corrected)}
          </PageLink>{' '}
        </>
      )}
      {found && found.found && <VisuallyHidden>{words.found(count)}</VisuallyHidden>}
    </p>
  )
}
