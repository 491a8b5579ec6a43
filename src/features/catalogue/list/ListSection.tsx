import { useState, type ReactNode } from 'react'
import { SectionHead } from '../../../design/SectionHead'
import { useWords } from '../../../i18n/useWords'
import type { ListContent } from '../../../pageTable/contents'
import { isHydrated } from '../../../state/hydrated'
import { ProductWall } from '../wall/ProductWall'
import { barFacets, sortingsOf, type OpenFacet } from './barFacets'
import { FacetBar } from './FacetBar'
import { ListFoot } from './ListFoot'
import { askedScript } from './listKeys'
import { listSectionId } from './listSection'
import * as styles from './ListSection.module.css'
import { SortSelect } from './SortSelect'
import { useList } from './useList'

interface ListSectionProps {
  list: ListContent
  title?: string
  /** A story tile, for the whole list in its usual order. */
  story?: ReactNode
  /** The wall is the first thing on its page: its first row is fetched at once. */
  first?: boolean
  /** The list's products are all of one kind: there is no sense in asking for one. */
  undivided?: boolean
}

/**
 * A list of products that can be narrowed, sorted and gone on with. Its HTML is the first page of it; everything else
 * comes when a shopper or the address asks for it (docs/decisions, filtered lists). One on a page.
 */
export function ListSection({ list, title, story = null, first = false, undivided = false }: ListSectionProps) {
  const words = useWords('frame').error
  const { tools, live, asked, failed, withLive } = useList(list)
  const [open, setOpen] = useState<OpenFacet | null>(null)
  const state = live?.state
  const shown = state?.shown ?? list
  const whole = !state || (state.chosen === 0 && state.choice.sort === null)
  const facets = barFacets(list.scope, undivided)

  const toggle = (facet: OpenFacet) => {
    setOpen(open === facet ? null : facet)
    withLive((ready) => ready.needFacets())
  }
  const close = () => setOpen(null)
  const next = state ? state.next : list.total > list.products.length ? '?page=2' : null
  const panel = tools && live && open && { list: live, facets, onClose: close }

  return (
    <section
      id={listSectionId}
      className={live ? `${styles.list} ${styles.live}` : styles.list}
      data-asked={asked ?? undefined}
    >
      {!isHydrated() && <script dangerouslySetInnerHTML={{ __html: askedScript }} />}
      {title && (
        <div className="wrap">
          <SectionHead title={title} />
        </div>
      )}
      <FacetBar
        facets={facets}
        open={open}
        busy={!live}
        chosen={state?.chosen ?? 0}
        onToggle={toggle}
        popover={panel && open !== 'all' && <tools.FacetPopover {...panel} facet={open} />}
      >
        <SortSelect
          sortings={sortingsOf(list.scope)}
          value={state?.choice.sort ?? null}
          onChoose={(sort) => withLive((ready) => ready.choose({ ...ready.state.choice, sort }))}
        />
      </FacetBar>
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
        {(shown.products.length > 0 || !live) && (
          <ProductWall products={shown.products} story={whole ? story : null} first={first} />
        )}
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
