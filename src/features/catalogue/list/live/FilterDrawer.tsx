import { Button } from '../../../../design/Button'
import { SidePanel } from '../../../../design/SidePanel'
import { useWords } from '../../../../i18n/useWords'
import type { BarFacet } from '../barFacets'
import type { LiveList } from '../liveList'
import { withoutAll } from './choices'
import { FacetFold } from './FacetFold'
import * as styles from './FilterDrawer.module.css'
import { ListFault } from './ListFault'
import { ShowButton } from './ShowButton'

interface FilterDrawerProps {
  list: LiveList
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
          <Button look="ghost" onClick={() => list.choose(withoutAll(choice))}>
            {words.clearAll}
          </Button>
          <ShowButton list={list} onClick={onClose} />
        </div>
      }
    >
      {failed && <ListFault list={list} />}
      <div className={styles.facets}>
        {facets.map((facet, index) => (
          <FacetFold key={facet} list={list} facet={facet} first={index === 0} />
        ))}
      </div>
    </SidePanel>
  )
}
