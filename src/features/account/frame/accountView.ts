import type { RootState } from '../../../store/rootReducer'

/**
 * What an account page shows: the account itself, the log-in for who has none open (a visitor or a guest), the shape of it
 * while the shop is asked whose token this is, or that the shop could not be asked.
 */
export type AccountView = 'open' | 'login' | 'loading' | 'failed'

export function selectAccountView({ app, session }: Pick<RootState, 'app' | 'session'>): AccountView {
  const { customer, token, status } = session
  if (customer) return customer.is_guest ? 'login' : 'open'
  if (token === null) return 'login'
  // Without the root (SPEC §4) nobody has asked for the session, and nobody will.
  const unreachable = app.status === 'initialized' && app.links === null && status === 'loggedOut'
  return unreachable ? 'failed' : 'loading'
}
