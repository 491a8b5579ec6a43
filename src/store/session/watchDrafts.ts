import { clearAllDrafts, handOverEmails } from '../browser/formDrafts'
import type { RootState } from '../start/rootReducer'
import { selectLogouts, selectRegisteredId } from './sessionSelectors'

interface Store {
  getState: () => RootState
  subscribe: (listener: () => void) => unknown
}

/**
 * Takes over the email addresses of the previous page, and clears the drafts when a different customer logs in. A
 * customer whose session expired finds their drafts again. A guest counts as the same person, as in the shop API.
 */
export function watchDrafts({ getState, subscribe }: Store): void {
  handOverEmails()
  let owner: number | null = null
  let logouts = selectLogouts(getState())
  subscribe(() => {
    const state = getState()
    // Text that is typed after a logout belongs to a visitor.
    if (selectLogouts(state) !== logouts) owner = null
    logouts = selectLogouts(state)
    const now = selectRegisteredId(state)
    if (now === null || now === owner) return
    if (owner !== null) clearAllDrafts()
    owner = now
  })
}
