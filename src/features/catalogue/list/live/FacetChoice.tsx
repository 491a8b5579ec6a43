import { Skeleton } from '../../../../design/Skeleton'
import { VisuallyHidden } from '../../../../design/VisuallyHidden'
import { useWords } from '../../../../i18n/useWords'
import type { BarFacet } from '../barFacets'
import type { LiveList } from '../liveList'
import { besides } from './besides'
import * as styles from './FacetChoice.module.css'
import { FacetValues } from './FacetValues'
import { PriceFilter } from './PriceFilter'

interface FacetChoiceProps {
  list: LiveList
  facet: BarFacet
  /** Where it stands: makes its ids unlike those of the same facet elsewhere. */
  place: 'bar' | 'drawer'
}

const rows = [1, 2, 3, 4, 5]

/** What there is to choose in one facet, with what shares its place: reduced pieces with the price, stock with delivery. */
export function FacetChoice({ list, facet, place }: FacetChoiceProps) {
  const names = useWords('catalogue').list.facets
  const words = useWords('list')
  const { shown, busy } = list.state
  const beside = besides[facet]
  if (!shown?.facets) {
    return busy ? (
      <>
        <VisuallyHidden>{words.loading}</VisuallyHidden>
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
      {beside && <FacetValues list={list} facet={beside} place={place} />}
    </fieldset>
  )
}
