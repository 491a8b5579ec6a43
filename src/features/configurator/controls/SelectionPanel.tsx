import { useLayoutEffect, useRef } from 'react'
import { useWords } from '../../../i18n/useWords'
import * as text from '../../../ui/text.module.css'
import { usePlanner } from '../planner/PlannerContext'
import { ColumnCommands } from './ColumnCommands'
import { PartCommands } from './PartCommands'
import { PlaceChoice } from './PlaceChoice'

/** The commands for what is selected, the places for a part, or a hint. */
export function SelectionPanel() {
  const { state } = usePlanner()
  const { hint } = useWords('configurator').choice
  const { selection, placing } = state
  const place = useRef<HTMLDivElement>(null)
  const hasContent = useRef(false)
  useLayoutEffect(() => {
    // The pressed button may have disappeared together with what was selected, and focus would be lost.
    if (hasContent.current && document.activeElement === document.body) place.current?.focus()
    hasContent.current = selection !== null || placing !== null
  }, [selection, placing])
  return (
    <div ref={place} tabIndex={-1}>
      {placing ? (
        <PlaceChoice placing={placing} />
      ) : selection?.kind === 'part' ? (
        <PartCommands id={selection.id} />
      ) : selection ? (
        <ColumnCommands column={selection.column} />
      ) : (
        <p className={`${text.sm} ${text.stone}`}>{hint}</p>
      )}
    </div>
  )
}
