import { useEffect } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import type { ListState, ListStore } from '../listState'
import { FilterChips } from './FilterChips'
import { SearchNotes } from './SearchNotes'
import { Button } from '../../../ui/button/Button'
import { withoutAll, withoutFilters } from './listChoice'
import { SectionError } from '../../../ui/status/SectionError'
import { useLanguage } from '../../../i18n/LanguageContext'
import { productPath } from '../../../pageTable/paths'
import { listElement } from '../listElement'
import * as text from '../../../ui/text.module.css'
import * as styles from './ListNotes.module.css'

interface ListNotesProps {
  list: ListStore
  /** A pop-over or the drawer stands over it and tells faults itself. */
  quiet: boolean
}

/** Between the bar and the wall: what is chosen, how much that gives, and what to do when it gives nothing. */
export function ListNotes({ list, quiet }: ListNotesProps) {
  const words = useWords('list')
  const { state } = list
  useListPosition(state)
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
      {failed && !quiet && <ListError list={list} />}
      {answered && shown.total === 0 && chosen > 0 && <NoFilterResults list={list} />}
    </>
  )
}

/** The filters give nothing together: which one to let go, with what that would give. */
function NoFilterResults({ list }: { list: ListStore }) {
  const words = useWords('list')
  const { choice, shown } = list.state
  const relaxations = (shown?.relaxations ?? []).filter(({ total }) => total > 0)
  return (
    <div className={styles.nothing}>
      <p className={text.lg}>{words.nothing.title}</p>
      {relaxations.length > 0 && <p>{words.nothing.hint}</p>}
      <div className={styles.ways}>
        {relaxations.map(({ filter, total }) => (
          <Button key={filter} variant="ghost" onClick={() => list.choose(withoutFilters(choice, [filter]))}>
            {words.nothing.without(words.nothing.filters[filter], total)}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => list.choose(withoutAll(choice))}>
          {words.clearAll}
        </Button>
      </div>
    </div>
  )
}

/** The shop did not answer: what is shown stays, and so does the choice. */
export function ListError({ list }: { list: ListStore }) {
  const words = useWords('list')
  const { error } = useWords('frame')
  return <SectionError message={words.failed} retry={error.retry} onRetry={list.retry} />
}

/** Keeps the shopper's place in the list: on the first piece of a page that was added, and where they left it before a reload. */
function useListPosition({ added, busy, shown }: ListState): void {
  const language = useLanguage()
  useEffect(() => {
    if (added) findCardLink(productPath(added.slugs, language))?.focus()
  }, [added, language])

  useEffect(() => {
    window.addEventListener('pagehide', storeListHeight)
    return () => window.removeEventListener('pagehide', storeListHeight)
  }, [])

  // From here on the list has a height of its own.
  const isLoaded = shown !== null && busy === null
  useEffect(() => {
    if (isLoaded) listElement()?.style.removeProperty('min-height')
  }, [isLoaded])
}

const findCardLink = (path: string) => listElement()?.querySelector<HTMLElement>(`a[href="${path}"]`)

/** For the script in the HTML (listKeys), which finds it in the history when the page is loaded again. */
function storeListHeight(): void {
  const listHeight = listElement()?.offsetHeight
  window.history.replaceState({ ...(window.history.state as object | null), listHeight }, '')
}
