import type { KeyboardEvent } from 'react'
import type { PlannerAction } from './plannerState'

/** Returns the handler for the keys of undo (Ctrl+Z) and redo (Ctrl+Y, Ctrl+Shift+Z). Text fields keep their own. */
export function createHistoryKeys(dispatch: (action: PlannerAction) => void) {
  return (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return
    if (event.target instanceof HTMLInputElement && event.target.type === 'text') return
    const key = event.key.toLowerCase()
    const type = key === 'y' || (key === 'z' && event.shiftKey) ? 'redo' : key === 'z' ? 'undo' : null
    if (!type) return
    event.preventDefault()
    dispatch({ type })
  }
}
