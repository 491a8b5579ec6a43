import { useState } from 'react'
import type { RecordedError } from '../../../store/http/ApiError'
import { isSessionEnd } from '../../../store/http/errorMessage'
import type { Customer } from '../../../contract/session'
import type { RootState } from '../../../store/start/rootReducer'
import { useAppSelector } from '../../../store/hooks'
import { selectIsRegistered, selectLogouts } from '../../../store/session/sessionSlice'

/**
 * `open`: the account itself; `login`: the form for a visitor or a guest; `loading`: the placeholder while the session
 * loads; `failed`: the error when the API is unreachable.
 */
export type AccountView = 'open' | 'login' | 'loading' | 'failed'

export function selectAccountView({ app, session }: Pick<RootState, 'app' | 'session'>): AccountView {
  const { customer, token, status, error } = session
  if (customer) return customer.is_guest ? 'login' : 'open'
  if (token === null) return 'login'
  // Without the links of the API's root (SPEC §4), the session cannot be fetched. During an outage, only the token is
  // known.
  const hasFailed = app.links === null || error !== null
  const isUnreachable = app.status === 'initialized' && hasFailed && status === 'loggedOut'
  return isUnreachable ? 'failed' : 'loading'
}

export interface GateInput {
  view: AccountView
  /** The registered customer; null for a visitor or a guest. */
  customer: Pick<Customer, 'id_customer' | 'email'> | null
  isLoggingIn: boolean
  /** The number of logouts on this page (`selectLogouts`). */
  logouts: number
}

export interface Gate {
  view: AccountView
  previousView: AccountView | null
  /**
   * The customer whose page is mounted, whether visible or hidden. An expired session does not change the owner, so
   * that no typed text is lost.
   */
  owner: { id: number; email: string } | null
  logouts: number
  /** True if the customer logged out while this page was open, and no customer has logged in since. */
  hasLoggedOut: boolean
}

export const buildFirstGate = ({ view, customer, logouts }: GateInput): Gate => ({
  view,
  previousView: null,
  logouts,
  hasLoggedOut: false,
  owner: customer && { id: customer.id_customer, email: customer.email },
})

/** Returns the same object when a change in the store does not concern the page. */
export function updateGate(gate: Gate, { view: storeView, customer, isLoggingIn, logouts }: GateInput): Gate {
  const isNewLogout = logouts !== gate.logouts
  // The login form stays on the page until the login has succeeded.
  const isLoginUnfinished = storeView === 'failed' || (storeView === 'loading' && isLoggingIn)
  const view = gate.view === 'login' && isLoginUnfinished ? 'login' : storeView
  const id = customer?.id_customer ?? null
  if (!isNewLogout && view === gate.view && (id === null || id === gate.owner?.id)) return gate
  return {
    view,
    previousView: view === gate.view ? gate.previousView : gate.view,
    owner: customer ? { id: customer.id_customer, email: customer.email } : isNewLogout ? null : gate.owner,
    logouts,
    hasLoggedOut: customer === null && (isNewLogout || gate.hasLoggedOut),
  }
}

/** Follows logins and logouts in all tabs. */
export function useAccountGate(): Gate {
  const gateInput = {
    view: useAppSelector(selectAccountView),
    customer: useAppSelector((state) => (selectIsRegistered(state) ? state.session.customer : null)),
    isLoggingIn: useAppSelector(({ session }) => session.status === 'loggingIn'),
    logouts: useAppSelector(selectLogouts),
  }
  const [gate, setGate] = useState(() => buildFirstGate(gateInput))
  const nextGate = updateGate(gate, gateInput)
  if (nextGate !== gate) setGate(nextGate)
  return nextGate
}

/**
 * Returns why the login form is shown: the customer logged out, or the session expired (`endedKept` when the page is
 * still mounted, which preserves the typed text). Returns null for a user who was not logged in.
 * @param error the error that cleared the session (SPEC §4, §8)
 */
export function findLoginReason(
  { previousView, hasLoggedOut, owner }: Pick<Gate, 'previousView' | 'hasLoggedOut' | 'owner'>,
  error: RecordedError | null,
): 'loggedOut' | 'ended' | 'endedKept' | null {
  if (hasLoggedOut) return 'loggedOut'
  const hasEnded = (error && isSessionEnd(error)) || previousView === 'open'
  if (!hasEnded) return null
  return owner ? 'endedKept' : 'ended'
}
