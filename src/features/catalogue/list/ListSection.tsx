import { useState, type ReactNode } from 'react'
import type { Sorting } from '../../../contract/productList'
import { SectionHead } from '../../../design/SectionHead'
import { useWords } from '../../../i18n/useWords'
import type { ListContent } from '../../../pageTable/contents/lists'
import { ProductWall } from '../wall/ProductWall'
import { barFacets, sortingsOf, type OpenFacet } from './barFacets'
import { FacetBar } from './FacetBar'
import { ListFoot } from './ListFoot'
import { listElementId } from './listElement'
import * as styles from './ListSection.module.css'
import { SortSelect } from './SortSelect'
import { useFreshCards } from './useFreshCards'
import { useList } from './useList'

interface ListSectionProps {
  list: ListContent
  title?: string
  /** A story tile, for the whole list in its usual order. */
  story?: ReactNode
  /** The wall is the first thing on its page: its first row is fetched at once. */
  first?: boolean
  /** Stands in for the wall of a page whose HTML has no list. */
  blank?: ReactNode
  /** The list's products are all of one kind: there is no sense in asking for one. */
  undivided?: boolean
}

/**
 * A list of products that can be narrowed, sorted and gone on with. Its HTML is the first page of it; everything else
 * comes when a shopper or the address asks for it (docs/decisions, filtered lists). One on a page.
 */
export function ListSection({ list, title, story = null, first = false, blank, undivided = false }: ListSectionProps) {
  const words = useWords('frame').error
  const { tools, live, asked, failed, withLive } = useList(list)
  const [open, setOpen] = useState<OpenFacet | null>(null)
  const state = live?.state
  const shown = state?.shown ?? list
  const built = shown.products === list.products
  const fresh = useFreshCards(list.products, built)
  const cards = built ? fresh : shown.products
  const whole = !state || (state.chosen === 0 && state.choice.sort === null)
  /** A search found nothing at all: there is nothing to narrow. */
  const nothing = blank && state?.shown?.total === 0 && state.chosen === 0
  const sortings = sortingsOf(list.scope)
  const facets = barFacets(list.scope, undivided)

  const toggle = (facet: OpenFacet) => {
    setOpen(open === facet ? null : facet)
    withLive((ready) => ready.needFacets())
  }
  const close = () => setOpen(null)
  const sort = (chosen: Sorting) =>
    withLive((ready) => ready.choose({ ...ready.state.choice, sort: chosen === sortings[0] ? null : chosen, page: 1 }))
  const next = state ? state.next : list.total > list.products.length ? '?page=2' : null
  const panel = tools && live && open && { list: live, facets, onClose: close }

  return (
    <section
      id={listElementId}
      className={[styles.list, live && styles.live, blank && styles.search].filter(Boolean).join(' ')}
      data-asked={asked}
    >
      {title && (
        <div className="wrap">
          <SectionHead title={title} />
        </div>
      )}
      {!nothing && (
        <FacetBar
          facets={facets}
          open={open}
          busy={!live && !failed}
          chosen={state?.chosen ?? 0}
          onToggle={toggle}
          popover={panel && open !== 'all' && <tools.FacetPopover {...panel} facet={open} />}
        >
          <SortSelect sortings={sortings} value={state?.choice.sort ?? null} onChoose={sort} />
        </FacetBar>
      )}
      <div className={`wrap ${styles.notes}`}>
        {tools && live && <tools.ListNotes list={live} quiet={open !== null} />}
        {failed && (
          <p className={styles.failed} role="alert">
            {words.section}{' '}
            <button type="button" onClick={() => withLive()}>
              {words.retry}
            </button>
          </p>
        )}
      </div>
      {tools && live && <tools.FilterDrawer list={live} facets={facets} open={open === 'all'} onClose={close} />}
      <div className={`wrap ${styles.wall}`} aria-busy={state?.busy === 'list' || undefined}>
        {blank && !state?.shown
          ? blank
          : (cards.length > 0 || whole) &&
            !nothing && <ProductWall products={cards} story={whole ? story : null} first={first} />}
        <ListFoot
          seen={shown.products.length}
          total={shown.total}
          next={next}
          busy={state?.busy === 'more'}
          onMore={() => withLive((ready) => ready.more())}
        />
      </div>
    </section>
  )
}
