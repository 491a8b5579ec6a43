import { useState } from 'react'
import type { Customer } from '../../../contract/session'
import { type AccountView, selectAccountView } from './accountView'
import { useAppSelector } from '../../../store/hooks'
import { selectIsRegistered, selectLogouts } from '../../../store/session/sessionSelectors'

export interface GateInput {
  view: AccountView
  /** The registered customer; null for a visitor or a guest. */
  customer: Pick<Customer, 'id_customer' | 'email'> | null
  loggingIn: boolean
  /** The number of logouts on this page (`selectLogouts`). */
  logouts: number
}

export interface Gate {
  view: AccountView
  before: AccountView | null
  /**
   * The customer whose page is mounted, whether shown or hidden. An expired session preserves it, so that no typed text
   * is lost.
   */
  owner: { id: number; email: string } | null
  logouts: number
  /** Whether the customer logged out while this page was open. */
  hasLoggedOut: boolean
}

export const firstGate = ({ view, customer, logouts }: GateInput): Gate => ({
  ...{ view, before: null, logouts, hasLoggedOut: false },
  owner: customer && { id: customer.id_customer, email: customer.email },
})

/** Returns the gate after a change of the store's state, or the same object when the change does not concern the page. */
export function nextGate(gate: Gate, { view: found, customer, loggingIn, logouts }: GateInput): Gate {
  const isNewLogout = logouts !== gate.logouts
  // The login form stays on the page until the login has succeeded.
  const isOwnLogin = found === 'failed' || (found === 'loading' && loggingIn)
  const view = gate.view === 'login' && isOwnLogin ? 'login' : found
  const id = customer?.id_customer ?? null
  if (!isNewLogout && view === gate.view && (id === null || id === gate.owner?.id)) return gate
  return {
    view,
    before: view === gate.view ? gate.before : gate.view,
    owner: customer ? { id: customer.id_customer, email: customer.email } : isNewLogout ? null : gate.owner,
    logouts,
    hasLoggedOut: customer === null && (isNewLogout || gate.hasLoggedOut),
  }
}

/** Returns what the account page shows and to which customer. The value follows logins and logouts in all tabs. */
export function useAccountGate(): Gate {
  const input = {
    view: useAppSelector(selectAccountView),
    customer: useAppSelector((state) => (selectIsRegistered(state) ? state.session.customer : null)),
    loggingIn: useAppSelector(({ session }) => session.status === 'loggingIn'),
    logouts: useAppSelector(selectLogouts),
  }
  const [gate, setGate] = useState(() => firstGate(input))
  const next = nextGate(gate, input)
  if (next !== gate) setGate(next)
  return next
}
