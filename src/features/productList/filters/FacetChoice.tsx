import { Skeleton } from '../../../ui/status/Skeleton'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { bringMessages } from '../../../i18n/lateMessages'
import type { BarFacet } from '../listFilters'
import { type ListChoice, type ListStore, toggleValue } from './listState'
import { PriceFilter } from './PriceFilter'
import { Checkbox } from '../../../ui/form/Checkbox'
import type { FacetName } from '../../../contract/productList'
import { Button } from '../../../ui/button/Button'
import * as styles from './FacetChoice.module.css'

const useMessages = bringMessages('list')

interface FacetChoiceProps {
  listStore: ListStore
  facet: BarFacet
  /** Makes the ids unique, because the bar and the drawer have the same facets. */
  idPrefix: 'bar' | 'drawer'
}

const skeletonRows = [1, 2, 3, 4, 5]

export function FacetChoice({ listStore, facet, idPrefix }: FacetChoiceProps) {
  const facetLabels = useMessages('catalogue').list.facets
  const messages = useMessages('list')
  const { shownList, loadingPart } = listStore.state
  const pairedFacet = pairedFacets[facet]
  if (!shownList?.facets) {
    return loadingPart ? (
      <>
        <VisuallyHidden>{messages.loading}</VisuallyHidden>
        {skeletonRows.map((row) => (
          <Skeleton key={row} height="22px" className={styles.row} />
        ))}
      </>
    ) : null
  }
  return (
    <fieldset>
      <VisuallyHidden as="legend">{facetLabels[facet]}</VisuallyHidden>
      {facet === 'price' ? (
        <PriceFilter listStore={listStore} bounds={shownList.facets.price} idPrefix={idPrefix} />
      ) : (
        <FacetValues listStore={listStore} facet={facet} idPrefix={idPrefix} />
      )}
      {pairedFacet && <FacetValues listStore={listStore} facet={pairedFacet} idPrefix={idPrefix} />}
    </fieldset>
  )
}

interface FacetValuesProps {
  listStore: ListStore
  facet: FacetName
  idPrefix: string
}

function FacetValues({ listStore, facet, idPrefix }: FacetValuesProps) {
  const { choice, shownList } = listStore.state
  const values = shownList?.facets?.lists.find((facetValues) => facetValues.facet === facet)?.values ?? []
  const chosenValues = choice.filters[facet] ?? []
  if (values.length === 0) return null
  return (
    <ul>
      {values.map(({ key, name, count, swatch }) => (
        <li key={key}>
          <Checkbox
            id={`${idPrefix}-${facet}-${key}`}
            className={styles.value}
            checked={chosenValues.includes(key)}
            disabled={count === 0 && !chosenValues.includes(key)}
            onChange={() => listStore.applyChoice(toggleValue(listStore.state.choice, facet, key))}
          >
            {swatch && <i style={{ background: swatch }} />}
            {name} <small>{count}</small>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}

interface FacetButtonsProps {
  listStore: ListStore
  clearLabel: string
  clearedChoice: ListChoice
  onShow: () => void
}

export function FacetButtons({ listStore, clearLabel, clearedChoice, onShow }: FacetButtonsProps) {
  const messages = useMessages('list')
  const { shownList, loadingPart } = listStore.state
  return (
    <div className={styles.buttons}>
      <Button variant="ghost" onClick={() => listStore.applyChoice(clearedChoice)}>
        {clearLabel}
      </Button>
      <Button aria-busy={loadingPart === 'list' || undefined} onClick={onShow}>
        {messages.show(shownList?.total ?? 0)}
      </Button>
    </div>
  )
}

/** Facets without a button, keyed by the facet with which they appear. */
export const pairedFacets: Partial<Record<BarFacet, FacetName>> = { price: 'sale', delivery: 'in_stock' }
