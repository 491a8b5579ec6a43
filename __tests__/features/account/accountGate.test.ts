import {
  buildFirstGate,
  updateGate,
  type Gate,
  type GateInput,
  selectAccountView,
  findLoginReason,
} from '../../../src/features/account/frame/accountGate'
import type { RecordedError } from '../../../src/store/http/ApiError'
import { appReducer } from '../../../src/store/appSlice'
import { sessionReducer } from '../../../src/store/session/sessionSlice'

const an = { id_customer: 1, email: 'an@example.be' }
const bo = { id_customer: 2, email: 'bo@example.be' }
const owner = { id: 1, email: an.email }
const createInput = (view: GateInput['view'], more: Partial<GateInput> = {}): GateInput => ({
  ...{ view, customer: view === 'open' ? an : null, isLoggingIn: false, logouts: 0 },
  ...more,
})
const [login, loading, open, failed] = [
  createInput('login'),
  createInput('loading'),
  createInput('open'),
  createInput('failed'),
]
const openForBo = createInput('open', { customer: bo })
const loggedOut = createInput('login', { logouts: 1 })
const openAfterLogout = createInput('open', { logouts: 1 })
const loggingIn = createInput('loading', { isLoggingIn: true })

/** Returns the gate after a sequence of states. */
const runGate = (...all: [GateInput, ...GateInput[]]): Gate => all.slice(1).reduce(updateGate, buildFirstGate(all[0]))

describe('the gate of an account page for registered customers (SPEC §6)', () => {
  const first = { previousView: null, owner: null, hasLoggedOut: false }
  const expired = { view: 'login', previousView: 'open', owner, hasLoggedOut: false } as const
  const left = { view: 'login', previousView: 'open', owner: null, hasLoggedOut: true } as const
  const ownedByBo = { view: 'open', owner: { id: 2, email: bo.email } } as const
  test.each<[string, [GateInput, ...GateInput[]], Partial<Gate>]>([
    ['a visitor sees the login form', [login], { view: 'login', ...first }],
    ['a stored session is loading at first', [loading], { view: 'loading', ...first }],
    ['a session that has loaded opens the page', [loading, open], { view: 'open', previousView: 'loading', owner }],
    ['a login on the page opens it', [login, open], { view: 'open', previousView: 'login', owner }],
    ['an expired session shows the login form and keeps the owner', [open, login], expired],
    [
      'a login after an expired session opens the page of the same owner',
      [open, login, open],
      { view: 'open', previousView: 'login', owner },
    ],
    ['a login of another customer changes the owner', [open, login, openForBo], ownedByBo],
    ['a login of another customer in another tab changes the owner', [open, openForBo], ownedByBo],
    ['a logout shows the login form and forgets the owner', [open, loggedOut], { ...left, logouts: 1 }],
    [
      'a login after a logout clears the logged out state',
      [open, loggedOut, openAfterLogout],
      { view: 'open', owner, hasLoggedOut: false },
    ],
    ['a logout in another tab after the session expired forgets the owner', [open, login, loggedOut], left],
    ['the login form stays while its login is under way', [login, loggingIn], { view: 'login' }],
    ['the login form of a guest stays when the login fails in an outage', [login, failed], { view: 'login' }],
    ['a login in another tab loads the session', [login, loading], { view: 'loading', previousView: 'login' }],
  ])('%s', (_title, all, expected) => {
    expect(runGate(...all)).toMatchObject(expected)
  })

  test('the gate remains the same object while only a login is in progress', () => {
    for (const one of [open, login, loading]) {
      const gate = buildFirstGate(one)
      expect(updateGate(gate, { ...one, isLoggingIn: true })).toBe(gate)
    }
  })
})

describe('the view of an account page (SPEC §4)', () => {
  const app = appReducer(undefined, { type: 'none' })
  const session = sessionReducer(undefined, { type: 'none' })
  const customer = { ...an, id_gender: null, firstname: 'An', lastname: 'Peeters', is_guest: false }
  const started = { ...app, status: 'initialized' as const, links: {} }
  const withToken = { ...session, token: 's' }
  const asGuest = { ...withToken, customer: { ...customer, is_guest: true } }
  const withError = { ...withToken, error: { name: 'ApiError', message: 'No', status: 503 } }
  test.each<[string, Parameters<typeof selectAccountView>[0], string]>([
    ['a visitor', { app, session }, 'login'],
    ['a customer', { app: started, session: { ...withToken, customer } }, 'open'],
    ['a guest', { app: started, session: asGuest }, 'login'],
    ['a token before the store has started', { app, session: withToken }, 'loading'],
    ['a token while the session loads', { app: started, session: { ...withToken, status: 'loggingIn' } }, 'loading'],
    ['a token from another tab', { app: started, session: withToken }, 'loading'],
    ['a token without the links of the root', { app: { ...started, links: null }, session: withToken }, 'failed'],
    ['a token whose session could not be loaded', { app: started, session: withError }, 'failed'],
    ['a visitor who is logging in', { app: started, session: { ...session, status: 'loggingIn' } }, 'login'],
  ])('for %s the account page has the view "%s"', (_name, state, view) => {
    expect(selectAccountView(state)).toBe(view)
  })
})

test.each<[Partial<Gate> & { error?: RecordedError }, string | null]>([
  [{ hasLoggedOut: true }, 'loggedOut'],
  [{ error: { status: 401, type: 'not_logged_in' } }, 'ended'],
  [{ error: { status: 401 }, owner }, 'endedKept'],
  [{ error: { status: 403 } }, 'ended'],
  [{ error: { status: 401, withoutSession: true } }, null],
  [{ previousView: 'open', owner }, 'endedKept'],
  [{ previousView: 'open' }, 'ended'],
  [{ error: { status: 500 } }, null],
  [{ error: { status: 401, type: 'login_failed' } }, null],
  [{ error: { status: 429 } }, null],
  [{}, null],
])('the login form under %j gives the reason %j', ({ error = null, ...gate }, why) => {
  expect(findLoginReason({ previousView: null, hasLoggedOut: false, owner: null, ...gate }, error)).toBe(why)
})
