import { useState } from 'react'
import { SidePanel } from '../../../ui/page/SidePanel'
import { bringMessages } from '../../../i18n/lateMessages'
import type { BarFacet } from '../listFilters'
import { type ListStore, countChosenValues, clearFilters } from './listState'
import { ListError } from './ListNotes'
import { FacetChoice, FacetButtons, pairedFacets } from './FacetChoice'
import * as styles from './FilterDrawer.module.css'

const useMessages = bringMessages('list')

interface FilterDrawerProps {
  listStore: ListStore
  facets: readonly BarFacet[]
  isOpen: boolean
  onClose: () => void
}

export function FilterDrawer({ listStore, facets, isOpen, onClose }: FilterDrawerProps) {
  const messages = useMessages('list')
  const { choice, hasFailed } = listStore.state
  return (
    <SidePanel
      id="list-filters"
      isOpen={isOpen}
      onClose={onClose}
      title={messages.filter}
      closeLabel={messages.close}
      foot={
        <FacetButtons
          listStore={listStore}
          clearLabel={messages.clearAll}
          clearedChoice={clearFilters(choice)}
          onShow={onClose}
        />
      }
    >
      {hasFailed && <ListError listStore={listStore} />}
      <div className={styles.facets}>
        {facets.map((facet, index) => (
          <FacetSection key={facet} listStore={listStore} facet={facet} isFirst={index === 0} />
        ))}
      </div>
    </SidePanel>
  )
}

interface FacetSectionProps {
  listStore: ListStore
  facet: BarFacet
  isFirst: boolean
}

function FacetSection({ listStore, facet, isFirst }: FacetSectionProps) {
  const facetLabels = useMessages('catalogue').list.facets
  const { choice } = listStore.state
  const pairedFacet = pairedFacets[facet]
  const chosenCount = countChosenValues(choice, facet) + (pairedFacet ? countChosenValues(choice, pairedFacet) : 0)
  // The facet must remain open after the user has unchecked its last value.
  const [isInitiallyOpen] = useState(isFirst || chosenCount > 0)
  return (
    <details className={styles.fold} open={isInitiallyOpen}>
      <summary>
        {facetLabels[facet]} {chosenCount > 0 && <small>{chosenCount}</small>}
      </summary>
      <FacetChoice listStore={listStore} facet={facet} idPrefix="drawer" />
    </details>
  )
}
