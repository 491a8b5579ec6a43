import { readStored } from '../browser/storage'
import type { RootState } from '../start/rootReducer'
import { selectRegisteredId } from '../session/sessionSelectors'
import type { AppDispatch } from '../services'
import { pendingAdditionKey } from './pendingAdditionKey'

interface Store {
  getState: () => RootState
  dispatch: AppDispatch
  subscribe: (listener: () => void) => unknown
}

/** Continues adding to a gift list after a visitor who had to leave the panel has created an account or logged in. */
export function watchPendingAddition({ getState, dispatch, subscribe }: Store): void {
  let knownCustomer: number | null = null
  subscribe(() => {
    const currentCustomer = selectRegisteredId(getState())
    if (currentCustomer === knownCustomer) return
    knownCustomer = currentCustomer
    if (currentCustomer === null || readStored('visit', pendingAdditionKey) === null) return
    import(/* webpackChunkName: "services" */ './pendingAddition').then(
      ({ resumeAddition }) => dispatch(resumeAddition()),
      () => undefined,
    )
  })
}
