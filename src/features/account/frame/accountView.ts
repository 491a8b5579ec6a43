import type { RootState } from '../../../store/start/rootReducer'

/**
 * The view of an account page: the account itself, the login form for a visitor or a guest, the placeholder while the
 * session loads, or an error message when the shop API is unreachable.
 */
export type AccountView = 'open' | 'login' | 'loading' | 'failed'

export function selectAccountView({ app, session }: Pick<RootState, 'app' | 'session'>): AccountView {
  const { customer, token, status, error } = session
  if (customer) return customer.is_guest ? 'login' : 'open'
  if (token === null) return 'login'
  // Without the links of the root (SPEC §4), the session cannot be fetched. An outage leaves only its token.
  const hasFailed = app.links === null || error !== null
  const unreachable = app.status === 'initialized' && hasFailed && status === 'loggedOut'
  return unreachable ? 'failed' : 'loading'
}
