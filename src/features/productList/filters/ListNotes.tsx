import { useEffect } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ListState, ListStore } from './listState'
import { FilterChips, focusBar } from './FilterChips'
import { NoFilterResults } from './NoFilterResults'
import { SearchNotes } from './SearchNotes'
import { PageError } from '../../../forms/PageError'
import { SectionError } from '../../../ui/status/SectionError'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildCardPath } from '../../../pageTable/paths'
import { listElementId } from '../listElementId'
import * as styles from './ListNotes.module.css'

const useMessages = bringMessages('list')

interface ListNotesProps {
  list: ListStore
  /** Whether an open popover or drawer shows the errors instead. */
  isQuiet: boolean
}

export function ListNotes({ list, isQuiet }: ListNotesProps) {
  const messages = useMessages('list')
  const { state } = list
  useListPosition(state)
  const { shownList, busy, hasFailed, chosenCount } = state
  const isAnswered = shownList?.facets && !busy && !hasFailed
  // If the search has no results without filters, no filter is the cause.
  const isNothingFound = shownList?.searched?.total === 0
  return (
    <>
      {isAnswered && shownList.searched && (
        <SearchNotes
          shown={{ ...shownList, searched: shownList.searched }}
          isUnfiltered={chosenCount === 0 || isNothingFound}
        />
      )}
      <FilterChips list={list} />
      <VisuallyHidden>
        <span role="status">{isAnswered ? messages.found(shownList.total) : ''}</span>
      </VisuallyHidden>
      {hasFailed && !isQuiet && (
        <div className={styles.failed}>
          {shownList?.products.length ? (
            <ListError list={list} />
          ) : (
            <PageError message={chosenCount > 0 ? messages.failed : messages.search.failed} onRetry={list.retry} />
          )}
        </div>
      )}
      {isAnswered && shownList.total === 0 && chosenCount > 0 && !isNothingFound && <NoFilterResults list={list} />}
    </>
  )
}

export function ListError({ list }: { list: ListStore }) {
  const messages = useMessages('list')
  const { error } = useMessages('frame')
  const { shownList, chosenCount } = list.state
  // Without facets, the page still shows its built products, to which the chosen filters do not apply.
  const isUnfiltered =
    chosenCount > 0 && shownList !== null && shownList.facets === null && shownList.products.length > 0
  const handleRetry = () => {
    focusBar()
    list.retry()
  }
  return (
    <SectionError
      message={isUnfiltered ? messages.failedUnfiltered : messages.failed}
      retry={error.retry}
      onRetry={handleRetry}
    />
  )
}

/** Focuses the first product of an added page, and stores the list's height for a reload. */
function useListPosition({ addedProduct, busy, shownList }: ListState): void {
  const language = useLanguage()
  useEffect(() => {
    if (addedProduct) findCardLink(buildCardPath(addedProduct, language))?.focus()
  }, [addedProduct, language])

  useEffect(() => {
    window.addEventListener('pagehide', storeListHeight)
    return () => window.removeEventListener('pagehide', storeListHeight)
  }, [])

  // Once the list has loaded, the reserved height is removed.
  const isLoaded = shownList !== null && busy === null
  useEffect(() => {
    if (isLoaded) document.getElementById(listElementId)?.style.removeProperty('min-height')
  }, [isLoaded])
}

const findCardLink = (path: string) =>
  document.getElementById(listElementId)?.querySelector<HTMLElement>(`a[href="${path}"]`)

/** After a reload, the script in the HTML (listUrlScript) reads the height from the history state. */
function storeListHeight(): void {
  const listHeight = document.getElementById(listElementId)?.offsetHeight
  window.history.replaceState({ ...(window.history.state as object | null), listHeight }, '')
}
