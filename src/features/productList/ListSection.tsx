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
import { ListFoot } from './ListFoot'
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
  /**
   * Renders the last item of the grid while all products are shown. Its argument is the number of columns that the
   * products take.
   */
  renderEnd?: ComponentProps<typeof ProductGrid>['renderEnd']
  isFirst?: boolean
  /** Given only on a page whose HTML contains no list. */
  skeleton?: ReactNode
  /** Replaces the skeleton after a failed request. */
  instead?: ReactNode
  /** True if all products belong to one category, so that a category filter has no use. */
  isUndivided?: boolean
  /** True if even a list that fits in one row has filters and sorting. */
  isAlwaysFiltered?: boolean
}

const ScaleView = lazyPart(() => import('./scale/ScaleView').then((chunk) => chunk.ScaleView))

/**
 * The HTML contains the first page of products. Everything else is fetched when the user or the URL requests it
 * (docs/decisions/product-lists.md, "The state of a product list is its address"). A page has at most one such list.
 */
export function ListSection(props: ListSectionProps) {
  const {
    list,
    title,
    story = null,
    renderEnd,
    isFirst,
    skeleton,
    instead,
    isUndivided,
    isAlwaysFiltered = true,
  } = props
  const messages = useMessages('frame').error
  const { lowestInList } = useMessages('catalogue').productGrid
  const { filterChunk, listStore, urlRequest, hasFailed, runWithListStore, isToScale, switchView } = useList(list)
  const [openFacet, setOpenFacet] = useState<OpenFacet | null>(null)
  const state = listStore?.state
  const shownList = state?.shownList ?? list
  const isAsBuilt = shownList.products === list.products
  const freshCards = useFreshCards(list.products, isAsBuilt)
  const currentCards = isAsBuilt ? freshCards : shownList.products
  // In a list of new products, every card would have the badge "new".
  const cards = list.scope.new ? currentCards.map((card) => ({ ...card, is_new: false })) : currentCards
  const isWhole = !state || (state.chosenCount === 0 && state.choice.sort === null)
  // A search without results has nothing to filter.
  const hasNoResults = skeleton && state?.shownList?.total === 0 && state.chosenCount === 0
  const isFailedSearch = hasNoResults && state.hasFailed
  // A list of one product needs no filters. In the view to scale, the bar is the only way back.
  const isShort = !skeleton && list.total < 2 && !isToScale && !state?.chosenCount
  const hasBar = __OFFERED__.filters ? isAlwaysFiltered : false
  const sortings = getSortings(list.scope)
  const facets = getBarFacets(list.scope, isUndivided)

  const toggleFacet = (facet: OpenFacet) => {
    setOpenFacet(openFacet === facet ? null : facet)
    runWithListStore((ready) => ready.loadFacets())
  }
  const closePanel = () => setOpenFacet(null)
  const sortList = (chosenSorting: Sorting) =>
    runWithListStore((ready) =>
      ready.applyChoice({ ...ready.state.choice, sort: chosenSorting === sortings[0] ? null : chosenSorting, page: 1 }),
    )
  const nextUrl = state ? state.nextUrl : list.total > list.products.length ? '?page=2' : null
  const panel = filterChunk && listStore && openFacet && { list: listStore, facets, onClose: closePanel }

  return (
    <section
      id={listElementId}
      className={[styles.list, walls.wall, listStore && styles.live, skeleton && styles.search]
        .filter(Boolean)
        .join(' ')}
      data-requested={urlRequest}
      data-wall={state && filterChunk?.findWall(state)}
    >
      {title && (
        <div className="wrap">
          <SectionHead title={title} />
        </div>
      )}
      {!hasNoResults && !isShort && (hasBar || list.total > cardsPerRow) && (
        <FacetBar
          facets={facets}
          openFacet={openFacet}
          isBusy={!listStore && !hasFailed}
          chosenCount={state?.chosenCount ?? 0}
          onToggle={toggleFacet}
          popover={panel && openFacet !== 'all' && <filterChunk.FacetPopover {...panel} facet={openFacet} />}
        >
          {__OFFERED__.toScale && <ScaleSwitch isToScale={isToScale} onSwitch={switchView} />}
          <SortSelect sortings={sortings} value={state?.choice.sort ?? null} onChoose={sortList} />
        </FacetBar>
      )}
      {/* A failed search removes the bar above these notes. With a new key, the notes appear without moving. */}
      <div key={String(isFailedSearch)} className={`wrap ${styles.notes}`}>
        {filterChunk && listStore && <filterChunk.ListNotes list={listStore} isQuiet={openFacet !== null} />}
        {hasFailed && (
          <p className={styles.failed} role="alert">
            {messages.section}{' '}
            <button type="button" onClick={() => runWithListStore()}>
              {messages.retry}
            </button>
          </p>
        )}
      </div>
      {filterChunk && listStore && (
        <filterChunk.FilterDrawer list={listStore} facets={facets} open={openFacet === 'all'} onClose={closePanel} />
      )}
      <div className={`wrap ${styles.grid}`} aria-busy={state?.loadingPart === 'list' || undefined}>
        {isToScale && listStore
          ? state?.shownList && <ScaleView products={cards} />
          : skeleton && !state?.shownList
            ? skeleton
            : (cards.length > 0 || isWhole) &&
              !hasNoResults && (
                <>
                  {shownList.products.some(({ price }) => findReduction(price)) && (
                    <p className={styles.reduced}>{lowestInList}</p>
                  )}
                  {/* The key replaces the cards of the skeleton, because reused cards would visibly move. */}
                  <ProductGrid
                    key={urlRequest === 'pages' ? undefined : urlRequest}
                    products={cards}
                    story={isWhole ? story : null}
                    renderEnd={isWhole && nextUrl === null ? renderEnd : undefined}
                    isFirst={isFirst}
                    isSale={list.scope.sale !== undefined}
                  />
                </>
              )}
        <ListFoot
          shownCount={shownList.products.length}
          total={shownList.total}
          nextUrl={nextUrl}
          isBusy={state?.loadingPart === 'more'}
          onMore={() => runWithListStore((ready) => ready.loadMore())}
        />
      </div>
      {isFailedSearch && instead}
    </section>
  )
}

const activityEvents = ['scroll', 'pointerdown', 'keydown'] as const

/**
 * Fetches prices and stock once, when the store is open and the user is active (docs/decisions/first-load.md, "Prices
 * and stock are renewed after the page has shown"). Until then, or if the request fails, returns the built cards.
 * @param isShown whether the list shows the built cards; cards from the shop API are already current
 */
function useFreshCards(builtCards: readonly ProductCard[], isShown: boolean): readonly ProductCard[] {
  const dispatch = useAppDispatch()
  const isOpen = useAppSelector(selectIsOpen)
  const [freshCards, setFreshCards] = useState(builtCards)
  useEffect(() => {
    if (!isOpen || !isShown || builtCards.length === 0) return
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
  }, [isOpen, builtCards, isShown, dispatch])
  return freshCards
}
