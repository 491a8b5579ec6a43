import { useEffect, useRef } from 'react'
import { Button } from '../../../ui/button/Button'
import { useWords } from '../../../i18n/useWords'
import type { BarFacet } from '../listFilters'
import type { ListStore } from '../listState'
import { FacetChoice, pairedFacets, ShowResultsButton } from './FacetChoice'
import { withoutFilters } from './listChoice'
import { ListError } from './ListNotes'
import * as styles from './FacetPopover.module.css'

interface FacetPopoverProps {
  list: ListStore
  facet: BarFacet
  onClose: () => void
}

/** One facet's values, below its button: the list behind follows every choice at once. */
export function FacetPopover({ list, facet, onClose }: FacetPopoverProps) {
  const words = useWords('list')
  const popover = useDismiss(onClose)
  const { choice, failed } = list.state
  const pairedFacet = pairedFacets[facet]
  const dropped = pairedFacet ? [facet, pairedFacet] : [facet]
  const done = () => {
    popover.current?.parentElement?.querySelector('button')?.focus()
    onClose()
  }
  return (
    <div ref={popover} className={styles.popover}>
      <div className={styles.body}>
        <FacetChoice list={list} facet={facet} place="bar" />
      </div>
      {failed && <ListError list={list} />}
      <div className={styles.foot}>
        <Button variant="ghost" onClick={() => list.choose(withoutFilters(choice, dropped))}>
          {words.clear}
        </Button>
        <ShowResultsButton list={list} onClick={done} />
      </div>
    </div>
  )
}

/**
 * What makes a pop-over go: Escape, a tap or the focus elsewhere. It stands beside its button in one element; Escape
 * gives the focus back to that button.
 */
function useDismiss(onClose: () => void) {
  const popover = useRef<HTMLDivElement>(null)
  const close = useRef(onClose)
  close.current = onClose
  useEffect(() => {
    const place = () => popover.current?.parentElement
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !place()?.contains(target)) close.current()
    }
    const escape = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      place()?.querySelector('button')?.focus()
      close.current()
    }
    document.addEventListener('pointerdown', leave)
    document.addEventListener('focusin', leave)
    document.addEventListener('keydown', escape)
    return () => {
      document.removeEventListener('pointerdown', leave)
      document.removeEventListener('focusin', leave)
      document.removeEventListener('keydown', escape)
    }
  }, [])
  return popover
}
