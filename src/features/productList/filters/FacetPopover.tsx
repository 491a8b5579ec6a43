import { useEffect, useRef } from 'react'
import { bringMessages } from '../../../i18n/lateMessages'
import type { BarFacet } from '../listFilters'
import { type ListStore, dropFilters } from './listState'
import { FacetChoice, FacetButtons, pairedFacets } from './FacetChoice'
import { ListError } from './ListNotes'
import * as styles from './FacetPopover.module.css'

const useMessages = bringMessages('list')

interface FacetPopoverProps {
  listStore: ListStore
  facet: BarFacet
  onClose: () => void
}

export function FacetPopover({ listStore, facet, onClose }: FacetPopoverProps) {
  const messages = useMessages('list')
  const popover = usePopoverDismissal(onClose)
  const { choice, hasFailed } = listStore.state
  const pairedFacet = pairedFacets[facet]
  const droppedFacets = pairedFacet ? [facet, pairedFacet] : [facet]
  const handleShow = () => {
    popover.current?.parentElement?.querySelector('button')?.focus()
    onClose()
  }
  return (
    <div ref={popover} className={styles.popover}>
      <div className={styles.body}>
        <FacetChoice listStore={listStore} facet={facet} idPrefix="bar" />
      </div>
      {hasFailed && <ListError listStore={listStore} />}
      <FacetButtons
        listStore={listStore}
        clearLabel={messages.clear}
        clearedChoice={dropFilters(choice, droppedFacets)}
        onShow={handleShow}
      />
    </div>
  )
}

/**
 * Escape, a tap outside and a focus outside close the popover. Escape returns the focus to the button of the popover,
 * which must be in the same parent element.
 */
function usePopoverDismissal(onClose: () => void) {
  const popover = useRef<HTMLDivElement>(null)
  const latestOnClose = useRef(onClose)
  latestOnClose.current = onClose
  useEffect(() => {
    const getParent = () => popover.current?.parentElement
    const closeFromOutside = ({ target }: Event) => {
      if (target instanceof Node && !getParent()?.contains(target)) latestOnClose.current()
    }
    const handleKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      getParent()?.querySelector('button')?.focus()
      latestOnClose.current()
    }
    const handleFocus = (event: Event) => {
      // When the user presses a label, Firefox moves the focus to the focusable element around it, which is `main`.
      if (event.target instanceof Node && !event.target.contains(popover.current)) closeFromOutside(event)
    }
    document.addEventListener('pointerdown', closeFromOutside)
    document.addEventListener('focusin', handleFocus)
    document.addEventListener('keydown', handleKeyDown)
    return () => {
      document.removeEventListener('pointerdown', closeFromOutside)
      document.removeEventListener('focusin', handleFocus)
      document.removeEventListener('keydown', handleKeyDown)
    }
  }, [])
  return popover
}
