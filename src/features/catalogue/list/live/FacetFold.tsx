import { useState } from 'react'
import { useWords } from '../../../../i18n/useWords'
import type { BarFacet } from '../barFacets'
import type { LiveList } from '../liveList'
import { besides } from './besides'
import { chosenOf } from './choices'
import { FacetChoice } from './FacetChoice'
import * as styles from './FacetFold.module.css'

interface FacetFoldProps {
  list: LiveList
  facet: BarFacet
  /** The first one stands open, as those with something chosen do. */
  first: boolean
}

/** One facet in the drawer: its name, how much of it is chosen, and folded away what there is to choose. */
export function FacetFold({ list, facet, first }: FacetFoldProps) {
  const names = useWords('catalogue').list.facets
  const { choice } = list.state
  const beside = besides[facet]
  const chosen = chosenOf(choice, facet) + (beside ? chosenOf(choice, beside) : 0)
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
