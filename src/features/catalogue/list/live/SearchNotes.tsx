import * as text from '../../../../design/text.module.css'
import { useWords } from '../../../../i18n/useWords'
import type { Shown } from '../liveList'
import { NothingFound } from './NothingFound'
import * as styles from './SearchNotes.module.css'

interface SearchNotesProps {
  shown: Shown & { searched: NonNullable<Shown['searched']> }
  /** Nothing but the words narrows the list. */
  unfiltered: boolean
}

/** What was looked for, and how much there is of it; something else to look at when there is nothing. */
export function SearchNotes({ shown: { searched, total }, unfiltered }: SearchNotesProps) {
  const words = useWords('list').search
  if (total === 0 && unfiltered) return <NothingFound words={searched.words} />
  const { corrected } = searched
  return (
    <div className={styles.notes}>
      <p className={text.lg}>{words.found(total, corrected ?? searched.words)}</p>
      {corrected && <p>{words.corrected(corrected, searched.words)}</p>}
    </div>
  )
}
