import { type ReactNode, useEffect } from 'react'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import type { ListState, ListStore } from './listState'
import { FilterChips, focusBar } from './FilterChips'
import { NoFilterResults } from './NoFilterResults'
import { NoSearchResults, SearchNotes } from './SearchNotes'
import { PageError } from '../../../forms/PageError'
import { SectionError } from '../../../ui/status/SectionError'
import { SlowNote } from '../../../ui/status/SlowNote'
import { useLanguage } from '../../../i18n/LanguageContext'
import { buildCardPath } from '../../../pageTable/paths'
import { listElementId } from '../listElementId'
import * as styles from './ListNotes.module.css'

const useMessages = bringMessages('list')

interface ListNotesProps {
  listStore: ListStore
  /** True while a popover or the drawer shows the error instead. */
  isErrorElsewhere: boolean
  /** Follows the message of a search that failed or has no results. */
  fallback: ReactNode
}

export function ListNotes({ listStore, isErrorElsewhere, fallback }: ListNotesProps) {
  const messages = useMessages('list')
  const { product } = useMessages('catalogue')
  const { state } = listStore
  useListPosition(state)
  const { shownList, loadingPart, hasFailed, filterCount } = state
  const hasResponse = shownList?.facets && !loadingPart && !hasFailed
  // If a search has no results even without filters, the filters are not the cause.
  const hasNoSearchResults = shownList?.searched && (filterCount > 0 ? shownList.searched.total : shownList.total) === 0
  return (
    <>
      {hasResponse &&
        shownList.searched &&
        (hasNoSearchResults ? (
          <NoSearchResults words={shownList.searched.words}>{fallback}</NoSearchResults>
        ) : (
          <SearchNotes searched={shownList.searched} total={shownList.total} />
        ))}
      <FilterChips listStore={listStore} />
      <VisuallyHidden role="status">{hasResponse ? messages.found(shownList.total) : ''}</VisuallyHidden>
      <SlowNote isBusy={loadingPart !== null} text={product.slow} />
      {hasFailed && !isErrorElsewhere && (
        <div className={styles.failed}>
          {shownList?.products.length ? (
            <ListError listStore={listStore} />
          ) : (
            <PageError message={filterCount > 0 ? messages.failed : messages.search.failed} onRetry={listStore.retry} />
          )}
        </div>
      )}
      {hasFailed && !shownList?.products.length && fallback}
      {hasResponse && shownList.total === 0 && filterCount > 0 && !hasNoSearchResults && (
        <NoFilterResults listStore={listStore} />
      )}
    </>
  )
}

export function ListError({ listStore }: { listStore: ListStore }) {
  const messages = useMessages('list')
  const { error } = useMessages('frame')
  const { shownList, filterCount } = listStore.state
  // Without facets, the page still shows its built products, to which the filters do not apply.
  const isUnfiltered =
    filterCount > 0 && shownList !== null && shownList.facets === null && shownList.products.length > 0
  const handleRetry = () => {
    focusBar()
    listStore.retry()
  }
  return (
    <SectionError
      message={isUnfiltered ? messages.failedUnfiltered : messages.failed}
      retry={error.retry}
      onRetry={handleRetry}
    />
  )
}

function useListPosition({ addedProduct, loadingPart, shownList }: ListState): void {
  const language = useLanguage()
  useEffect(() => {
    if (!addedProduct) return
    const path = buildCardPath(addedProduct, language)
    document.getElementById(listElementId)?.querySelector<HTMLElement>(`a[href="${path}"]`)?.focus()
  }, [addedProduct, language])

  useEffect(() => {
    window.addEventListener('pagehide', storeListHeight)
    return () => window.removeEventListener('pagehide', storeListHeight)
  }, [])

  // Until the list has loaded, `min-height` reserves its former height.
  const isLoaded = shownList !== null && loadingPart === null
  useEffect(() => {
    if (isLoaded) document.getElementById(listElementId)?.style.removeProperty('min-height')
  }, [isLoaded])
}

/** After a reload, the script in the HTML (listUrlScript) reads the height from the history state. */
function storeListHeight(): void {
  const listHeight = document.getElementById(listElementId)?.offsetHeight
  window.history.replaceState({ ...(window.history.state as object | null), listHeight }, '')
}
