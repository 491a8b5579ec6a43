import { type ComponentProps, type ReactNode, useEffect, useState } from 'react'
import type { Sorting } from '../../contract/productList'
import { SectionHead } from '../../ui/page/SectionHead'
import { lazyPart } from '../../ui/page/lazyPart'
import { useMessages } from '../../i18n/useMessages'
import { cardsPerRow, type ListContent } from '../../pageTable/contents/lists'
import { findReduction } from '../../contract/reduction'
import { ProductGrid } from './productGrid/ProductGrid'
import { getBarFacets, getSortings, type OpenFacet } from './listFilters'
import { FacetBar, ScaleSwitch, SortSelect } from './FacetBar'
import { ListPager } from './ListPager'
import { listElementId } from './listElementId'
import { useList } from './useList'
import type { ProductCard } from '../../contract/product'
import { selectIsOpen } from '../../store/appSlice'
import { useAppDispatch, useAppSelector } from '../../store/hooks'
import * as styles from './ListSection.module.css'
import * as walls from './wall.module.css'

interface ListSectionProps {
  list: ListContent
  title?: string
  story?: ReactNode
  /** Renders the last item of the grid once all products are shown, unless the list is filtered or sorted. */
  renderEnd?: ComponentProps<typeof ProductGrid>['renderEnd']
  isFirst?: boolean
  /** Only for a page whose HTML contains no list. */
  skeleton?: ReactNode
  /** Follows the message of a search that failed or has no results. */
  fallback?: ReactNode
  /** True if all products are in one category, so that a category filter would be useless. */
  hasOneCategory?: boolean
  /** True if even a list that fits in one row has filters and sorting. */
  hasBarOnShortList?: boolean
}

const ScaleView = lazyPart(() => import('./scale/ScaleView').then((chunk) => chunk.ScaleView))

/**
 * The HTML contains the first page of products. Everything else is fetched when the user or the URL requests it
 * (docs/decisions/product-lists.md, "The state of a product list is its address").
 */
export function ListSection({
  list,
  title,
  story = null,
  renderEnd,
  isFirst,
  skeleton,
  fallback,
  hasOneCategory,
  hasBarOnShortList = true,
}: ListSectionProps) {
  const messages = useMessages('frame').error
  const { lowestInList } = useMessages('catalogue').productGrid
  const { filterChunk, listStore, urlRequest, hasChunkFailed, runWithListStore, isToScale, switchView } = useList(list)
  const [openFacet, setOpenFacet] = useState<OpenFacet | null>(null)
  const listState = listStore?.state
  const shownList = listState?.shownList ?? list
  const isBuiltListShown = shownList.products === list.products
  const freshCards = useFreshCards(list.products, isBuiltListShown)
  const currentCards = isBuiltListShown ? freshCards : shownList.products
  // In a list of new products, every card would have the badge "new".
  const cards = list.scope.new ? currentCards.map((card) => ({ ...card, is_new: false })) : currentCards
  const isWholeList = !listState || (listState.filterCount === 0 && listState.choice.sort === null)
  const hasNoResults = skeleton && listState?.shownList?.total === 0 && listState.filterCount === 0
  // A list of one product needs no filters. In the view to scale, only the bar leads back to the cards.
  const isShort = !skeleton && list.total < 2 && !isToScale && !listState?.filterCount
  const hasBar = list.total > cardsPerRow || (hasBarOnShortList && __OFFERED__.filters)
  const sortings = getSortings(list.scope)
  const facets = getBarFacets(list.scope, hasOneCategory)

  const toggleFacet = (facet: OpenFacet) => {
    setOpenFacet(openFacet === facet ? null : facet)
    runWithListStore((readyStore) => readyStore.loadFacets())
  }
  const closeFacet = () => setOpenFacet(null)
  const sortList = (chosenSorting: Sorting) =>
    runWithListStore((readyStore) =>
      readyStore.applyChoice({
        ...readyStore.state.choice,
        sort: chosenSorting === sortings[0] ? null : chosenSorting,
        page: 1,
      }),
    )
  const nextUrl = listState ? listState.nextUrl : list.total > list.products.length ? '?page=2' : null

  return (
    <section
      id={listElementId}
      className={[styles.list, walls.wall, listStore && styles.live, skeleton && styles.search]
        .filter(Boolean)
        .join(' ')}
      data-requested={urlRequest}
      data-wall={listState && filterChunk?.findWall(listState)}
    >
      {title && (
        <div className="wrap">
          <SectionHead title={title} />
        </div>
      )}
      {!hasNoResults && !isShort && hasBar && (
        <FacetBar
          facets={facets}
          openFacet={openFacet}
          isBusy={!listStore && !hasChunkFailed}
          filterCount={listState?.filterCount ?? 0}
          onToggle={toggleFacet}
          popover={
            filterChunk &&
            listStore &&
            openFacet &&
            openFacet !== 'all' && (
              <filterChunk.FacetPopover listStore={listStore} facet={openFacet} onClose={closeFacet} />
            )
          }
        >
          {__OFFERED__.toScale && <ScaleSwitch isToScale={isToScale} onSwitch={switchView} />}
          <SortSelect sortings={sortings} value={listState?.choice.sort ?? null} onChoose={sortList} />
        </FacetBar>
      )}
      <div className={`wrap ${styles.notes}`}>
        {filterChunk && listStore && (
          <filterChunk.ListNotes listStore={listStore} isErrorElsewhere={openFacet !== null} fallback={fallback} />
        )}
        {hasChunkFailed && (
          <p className={styles.failed} role="alert">
            {messages.section}{' '}
            <button type="button" onClick={() => runWithListStore()}>
              {messages.retry}
            </button>
          </p>
        )}
      </div>
      {filterChunk && listStore && (
        <filterChunk.FilterDrawer {...{ listStore, facets }} isOpen={openFacet === 'all'} onClose={closeFacet} />
      )}
      <div className={`wrap ${styles.grid}`} aria-busy={listState?.loadingPart === 'list' || undefined}>
        {isToScale && listStore
          ? listState?.shownList && <ScaleView products={cards} />
          : skeleton && !listState?.shownList
            ? skeleton
            : (cards.length > 0 || isWholeList) &&
              !hasNoResults && (
                <>
                  {shownList.products.some(({ price }) => findReduction(price)) && (
                    <p className={styles.reduced}>{lowestInList}</p>
                  )}
                  {/* The key replaces the cards of the skeleton, because reused cards would visibly move. */}
                  <ProductGrid
                    key={urlRequest === 'pages' ? undefined : urlRequest}
                    products={cards}
                    story={isWholeList ? story : null}
                    renderEnd={isWholeList && nextUrl === null ? renderEnd : undefined}
                    isFirst={isFirst}
                    isSale={list.scope.sale !== undefined}
                  />
                </>
              )}
        <ListPager
          shownCount={shownList.products.length}
          total={shownList.total}
          nextUrl={nextUrl}
          isBusy={listState?.loadingPart === 'more'}
          onLoadMore={() => runWithListStore((readyStore) => readyStore.loadMore())}
        />
      </div>
    </section>
  )
}

const activityEvents = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Fetches prices and stock once, when the store is open and the user is active (docs/decisions/first-load.md, "Prices
 * and stock are renewed after the page has shown"). Until then, or if the request fails, returns the built cards.
 * @param isBuiltListShown false while the list shows cards from the shop API, which are already current
 */
function useFreshCards(builtCards: readonly ProductCard[], isBuiltListShown: boolean): readonly ProductCard[] {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsOpen)
  const [freshCards, setFreshCards] = useState(builtCards)
  useEffect(() => {
    if (!isOpen || !isBuiltListShown || builtCards.length === 0) return
    const stopListening = () =>
      activityEvents.forEach((eventName) => window.removeEventListener(eventName, refreshProducts))
    const refreshProducts = () => {
      stopListening()
      import(/* webpackChunkName: "filters" */ './filters/refreshCards')
        .then(({ refreshCards }) => dispatch(refreshCards(builtCards)))
        .then(setFreshCards, () => undefined)
    }
    activityEvents.forEach((eventName) => window.addEventListener(eventName, refreshProducts, { passive: true }))
    return stopListening
  }, [isOpen, builtCards, isBuiltListShown, dispatch])
  return freshCards
}
