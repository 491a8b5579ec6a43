import { Checkbox } from '../../../../design/Checkbox'
import type { FacetName } from '../../../../contract/facets'
import type { LiveList } from '../liveList'
import { withValue } from './choices'
import * as styles from './FacetValues.module.css'

interface FacetValuesProps {
  list: LiveList
  facet: FacetName
  place: string
}

/** A facet's values with how many pieces each would give. What would give none can't be chosen, only taken back. */
export function FacetValues({ list, facet, place }: FacetValuesProps) {
  const { choice, shown } = list.state
  const values = shown?.facets?.lists.find((each) => each.facet === facet)?.values ?? []
  const chosen = choice.filters[facet] ?? []
  if (values.length === 0) return null
  return (
    <ul>
      {values.map(({ key, name, count, swatch }) => (
        <li key={key}>
          <Checkbox
            id={`${place}-${facet}-${key}`}
            className={styles.value}
            checked={chosen.includes(key)}
            disabled={count === 0 && !chosen.includes(key)}
            onChange={() => list.choose(withValue(list.state.choice, facet, key))}
          >
            {swatch && <i style={{ background: swatch }} />}
            {name} <small>{count}</small>
          </Checkbox>
        </li>
      ))}
    </ul>
  )
}
