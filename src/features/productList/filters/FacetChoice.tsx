import { Skeleton } from '../../../ui/status/Skeleton'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import type { BarFacet } from '../listFilters'
import { type ListStore, toggleValue } from './listState'
import { PriceFilter } from './PriceFilter'
import { Checkbox } from '../../../ui/form/Checkbox'
import type { FacetName } from '../../../contract/productList'
import { Button } from '../../../ui/button/Button'
import * as styles from './FacetChoice.module.css'

const useMessages = bringMessages('list')

interface FacetChoiceProps {
  list: ListStore
  facet: BarFacet
  /** The place of the facet, which keeps its ids distinct from those of the same facet elsewhere. */
  place: 'bar' | 'drawer'
}

const rows = [1, 2, 3, 4, 5]

/** Shows the values of one facet, and those of the facet that is paired with it. */
export function FacetChoice({ list, facet, place }: FacetChoiceProps) {
  const names = useMessages('catalogue').list.facets
  const messages = useMessages('list')
  const { shown, busy } = list.state
  const pairedFacet = pairedFacets[facet]
  if (!shown?.facets) {
    return busy ? (
      <>
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
        {rows.map((row) => (
          <Skeleton key={row} height="22px" className={styles.row} />
        ))}
      </>
    ) : null
  }
  return (
    <fieldset>
      <VisuallyHidden as="legend">{names[facet]}</VisuallyHidden>
      {facet === 'price' ? (
        <PriceFilter list={list} bounds={shown.facets.price} place={place} />
      ) : (
        <FacetValues list={list} facet={facet} place={place} />
      )}
      {pairedFacet && <FacetValues list={list} facet={pairedFacet} place={place} />}
    </fieldset>
  )
}

interface FacetValuesProps {
  list: ListStore
  facet: FacetName
  place: string
}

/**
 * Shows the values of a facet, each with the number of products that it would produce. A value without products can only
 * be unchecked.
 */
function FacetValues({ list, facet, place }: FacetValuesProps) {
  const { choice, shown } = list.state
  const values = shown?.facets?.lists.find((each) => each.facet === facet)?.values ?? []
  const chosenValues = choice.filters[facet] ?? []
  if (values.length === 0) return null
  return (
    <ul>
      {values.map(({ key, name, count, swatch }) => (
        <li key={key}>
          <Checkbox
            id={`${place}-${facet}-${key}`}
            className={styles.value}
            checked={chosenValues.includes(key)}
            disabled={count === 0 && !chosenValues.includes(key)}
            onChange={() => list.choose(toggleValue(list.state.choice, facet, key))}
          >
            {swatch && <i style={{ background: swatch }} />}
            {name} <small>{count}</small>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

interface ShowResultsButtonProps {
  list: ListStore
  onClick: () => void
}

export function ShowResultsButton({ list, onClick }: ShowResultsButtonProps) {
  const messages = useMessages('list')
  const { shown, busy } = list.state
  return (
    <Button aria-busy={busy === 'list' || undefined} onClick={onClick}>
      {messages.show(shown?.total ?? 0)}
    </Button>
  )
}

/**
 * Facets without a button of their own. Each is shown with another facet: reduced products with the price, and stock
 * with the delivery time.
 */
export const pairedFacets: Partial<Record<BarFacet, FacetName>> = { price: 'sale', delivery: 'in_stock' }
