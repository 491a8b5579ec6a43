import { Button } from '../../../../design/Button'
import { useWords } from '../../../../i18n/useWords'
import type { BarFacet } from '../barFacets'
import type { LiveList } from '../liveList'
import { besides } from './besides'
import { withoutFilters } from './choices'
import { FacetChoice } from './FacetChoice'
import * as styles from './FacetPopover.module.css'
import { ListFault } from './ListFault'
import { ShowButton } from './ShowButton'
import { useDismiss } from './useDismiss'

interface FacetPopoverProps {
  list: LiveList
  facet: BarFacet
  onClose: () => void
}

/** One facet's values, below its button: the list behind follows every choice at once. */
export function FacetPopover({ list, facet, onClose }: FacetPopoverProps) {
  const words = useWords('list')
  const popover = useDismiss(onClose)
  const { choice, failed } = list.state
  const beside = besides[facet]
  const dropped = beside ? [facet, beside] : [facet]
  const done = () => {
    popover.current?.parentElement?.querySelector('button')?.focus()
    onClose()
  }
  return (
    <div ref={popover} className={styles.popover}>
      <div className={styles.body}>
        <FacetChoice list={list} facet={facet} place="bar" />
      </div>
      {failed && <ListFault list={list} />}
      <div className={styles.foot}>
        <Button look="ghost" onClick={() => list.choose(withoutFilters(choice, dropped))}>
          {words.clear}
        </Button>
        <ShowButton list={list} onClick={done} />
      </div>
    </div>
  )
}
