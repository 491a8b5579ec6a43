import { useState } from 'react'
import type { Customer } from '../../../contract/session'
import { type AccountView, selectAccountView } from './accountView'
import { useStoreSelector } from '../../../store/hooks'
import { selectIsRegistered, selectLogouts } from '../../../store/session/sessionSelectors'

/** The state of the shop as far as an account page goes by it. */
export interface GateInput {
  view: AccountView
  /** The registered customer; null for anybody else. */
  customer: Pick<Customer, 'id_customer' | 'email'> | null
  loggingIn: boolean
  /** `selectLogouts` */
  logouts: number
}

export interface Gate {
  view: AccountView
  /** What showed before that. */
  before: AccountView | null
  /** Whose page stands there, shown or hidden; kept when a session merely ended, so that nothing typed is lost. */
  owner: { id: number; email: string } | null
  logouts: number
  /** Whether they logged out with this page before them. */
  loggedOut: boolean
}

export const firstGate = ({ view, customer, logouts }: GateInput): Gate => ({
  ...{ view, before: null, logouts, loggedOut: false },
  owner: customer && { id: customer.id_customer, email: customer.email },
})

/** The gate after a change of the shop's state; the very same when nothing of it concerns the page. */
export function nextGate(gate: Gate, { view: found, customer, loggingIn, logouts }: GateInput): Gate {
  const leaves = logouts !== gate.logouts
  // Who is logging in from this page has the form before them until that is done.
  const view = gate.view === 'login' && found === 'loading' && loggingIn ? 'login' : found
  const id = customer?.id_customer ?? null
  if (!leaves && view === gate.view && (id === null || id === gate.owner?.id)) return gate
  return {
    view,
    before: view === gate.view ? gate.before : gate.view,
    owner: customer ? { id: customer.id_customer, email: customer.email } : leaves ? null : gate.owner,
    logouts,
    loggedOut: customer === null && (leaves || gate.loggedOut),
  }
}

/** Who may see the page, and what shows until then; follows log-in and log-out, here and in other tabs. */
export function useAccountGate(): Gate {
  const input = {
    view: useStoreSelector(selectAccountView),
    customer: useStoreSelector((state) => (selectIsRegistered(state) ? state.session.customer : null)),
    loggingIn: useStoreSelector(({ session }) => session.status === 'loggingIn'),
    logouts: useStoreSelector(selectLogouts),
  }
  const [gate, setGate] = useState(() => firstGate(input))
  const next = nextGate(gate, input)
  if (next !== gate) setGate(next)
  return next
}
