import { VisuallyHidden } from '../../../../design/VisuallyHidden'
import { useWords } from '../../../../i18n/useWords'
import type { LiveList } from '../liveList'
import { FilterChips } from './FilterChips'
import { ListFault } from './ListFault'
import { NothingFits } from './NothingFits'
import { SearchNotes } from './SearchNotes'
import { useListPlace } from './useListPlace'

interface ListNotesProps {
  list: LiveList
  /** A pop-over or the drawer stands over it and tells faults itself. */
  quiet: boolean
}

/** Between the bar and the wall: what is chosen, how much that gives, and what to do when it gives nothing. */
export function ListNotes({ list, quiet }: ListNotesProps) {
  const words = useWords('list')
  const { state } = list
  useListPlace(state)
  const { shown, busy, failed, chosen } = state
  const answered = shown?.facets && !busy && !failed
  return (
    <>
      {answered && shown.searched && (
        <SearchNotes shown={{ ...shown, searched: shown.searched }} unfiltered={chosen === 0} />
      )}
      <FilterChips list={list} />
      <VisuallyHidden>
        <span role="status">{answered ? words.found(shown.total) : ''}</span>
      </VisuallyHidden>
      {failed && !quiet && <ListFault list={list} />}
      {answered && shown.total === 0 && chosen > 0 && <NothingFits list={list} />}
    </>
  )
}
