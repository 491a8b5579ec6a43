import { useState } from 'react'
import { Button } from '../../../ui/button/Button'
import { SidePanel } from '../../../ui/page/SidePanel'
import { useWords } from '../../../i18n/useWords'
import type { BarFacet } from '../listFilters'
import type { ListStore } from '../listState'
import { countChosenValues, withoutAll } from './listChoice'
import { ListError } from './ListNotes'
import { FacetChoice, pairedFacets, ShowResultsButton } from './FacetChoice'
import * as styles from './FilterDrawer.module.css'

interface FilterDrawerProps {
  list: ListStore
  facets: readonly BarFacet[]
  open: boolean
  onClose: () => void
}

/** All facets in the side panel, each folded until it is wanted or has something chosen. */
export function FilterDrawer({ list, facets, open, onClose }: FilterDrawerProps) {
  const words = useWords('list')
  const { choice, failed } = list.state
  return (
    <SidePanel
      id="list-filters"
      open={open}
      onClose={onClose}
      title={words.filter}
      closeLabel={words.close}
      foot={
        <div className={styles.foot}>
          <Button variant="ghost" onClick={() => list.choose(withoutAll(choice))}>
            {words.clearAll}
          </Button>
          <ShowResultsButton list={list} onClick={onClose} />
        </div>
      }
    >
      {failed && <ListError list={list} />}
      <div className={styles.facets}>
        {facets.map((facet, index) => (
          <FacetFold key={facet} list={list} facet={facet} first={index === 0} />
        ))}
      </div>
    </SidePanel>
  )
}

interface FacetFoldProps {
  list: ListStore
  facet: BarFacet
  /** The first one stands open, as those with something chosen do. */
  first: boolean
}

/** One facet in the drawer: its name, how much of it is chosen, and folded away what there is to choose. */
function FacetFold({ list, facet, first }: FacetFoldProps) {
  const names = useWords('catalogue').list.facets
  const { choice } = list.state
  const pairedFacet = pairedFacets[facet]
  const chosen = countChosenValues(choice, facet) + (pairedFacet ? countChosenValues(choice, pairedFacet) : 0)
  // Later only the shopper folds it: not when the last of its values is taken back.
  const [open] = useState(first || chosen > 0)
  return (
    <details className={styles.fold} open={open}>
      <summary>
        {names[facet]} {chosen > 0 && <small>{chosen}</small>}
      </summary>
      <FacetChoice list={list} facet={facet} place="drawer" />
    </details>
  )
}
