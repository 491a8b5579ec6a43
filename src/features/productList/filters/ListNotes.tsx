import { useEffect } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import { type ListState, type ListStore, clearFilters, dropFilters } from './listState'
import { FilterChips } from './FilterChips'
import { SearchNotes } from './SearchNotes'
import { Button } from '../../../ui/button/Button'
import { SectionError } from '../../../ui/status/SectionError'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildCardPath } from '../../../pageTable/paths'
import { getListElement } from '../getListElement'
import * as text from '../../../ui/text.module.css'
import * as styles from './ListNotes.module.css'

const useMessages = bringMessages('list')

interface ListNotesProps {
  list: ListStore
  /** Whether an open popover or drawer shows the errors instead. */
  quiet: boolean
}

export function ListNotes({ list, quiet }: ListNotesProps) {
  const messages = useMessages('list')
  const { state } = list
  useListPosition(state)
  const { shown, busy, failed, chosen } = state
  const isAnswered = shown?.facets && !busy && !failed
  // If the search has no results without filters, no filter is the cause.
  const isNothingFound = shown?.searched?.total === 0
  return (
    <>
      {isAnswered && shown.searched && (
        <SearchNotes shown={{ ...shown, searched: shown.searched }} isUnfiltered={chosen === 0 || isNothingFound} />
      )}
      <FilterChips list={list} />
      <VisuallyHidden>
        <span role="status">{isAnswered ? messages.found(shown.total) : ''}</span>
      </VisuallyHidden>
      {failed && !quiet && (
        <div className={styles.failed}>
          <ListError list={list} />
        </div>
      )}
      {isAnswered && shown.total === 0 && chosen > 0 && !isNothingFound && <NoFilterResults list={list} />}
    </>
  )
}

function NoFilterResults({ list }: { list: ListStore }) {
  const messages = useMessages('list')
  const { choice, shown } = list.state
  const relaxations = (shown?.relaxations ?? []).filter(({ total }) => total > 0)
  return (
    <div className={styles.nothing}>
      <p className={text.lg}>{messages.nothing.title}</p>
      {relaxations.length > 0 && <p>{messages.nothing.hint}</p>}
      <div className={styles.relaxations}>
        {relaxations.map(({ filter, total }) => (
          <Button key={filter} variant="ghost" onClick={() => list.choose(dropFilters(choice, [filter]))}>
            {messages.nothing.without(messages.nothing.filters[filter], total)}
          </Button>
        ))}
        <Button variant="ghost" onClick={() => list.choose(clearFilters(choice))}>
          {messages.clearAll}
        </Button>
      </div>
    </div>
  )
}

export function ListError({ list }: { list: ListStore }) {
  const messages = useMessages('list')
  const { error } = useMessages('frame')
  const { shown, chosen } = list.state
  // Without facets, the page still shows its built products, to which the chosen filters do not apply.
  const isUnfiltered = chosen > 0 && shown !== null && shown.facets === null && shown.products.length > 0
  return (
    <SectionError
      message={isUnfiltered ? messages.failedUnfiltered : messages.failed}
      retry={error.retry}
      onRetry={list.retry}
    />
  )
}

/** Focuses the first product of an added page, and stores the list's height for a reload. */
function useListPosition({ added, busy, shown }: ListState): void {
  const language = useLanguage()
  useEffect(() => {
    if (added) findCardLink(buildCardPath(added, language))?.focus()
  }, [added, language])

  useEffect(() => {
    window.addEventListener('pagehide', storeListHeight)
    return () => window.removeEventListener('pagehide', storeListHeight)
  }, [])

  // Once the list has loaded, the reserved height is removed.
  const isLoaded = shown !== null && busy === null
  useEffect(() => {
    if (isLoaded) getListElement()?.style.removeProperty('min-height')
  }, [isLoaded])
}

const findCardLink = (path: string) => getListElement()?.querySelector<HTMLElement>(`a[href="${path}"]`)

/** After a reload, the script in the HTML (listUrlScript) reads the height from the history state. */
function storeListHeight(): void {
  const listHeight = getListElement()?.offsetHeight
  window.history.replaceState({ ...(window.history.state as object | null), listHeight }, '')
}
