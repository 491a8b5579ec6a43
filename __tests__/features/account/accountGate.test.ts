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
const createInput = (view: GateInput['view'], more: Partial<GateInput> = {}): GateInput => ({
  ...{ view, customer: view === 'open' ? an : null, isLoggingIn: false, logouts: 0 },
  ...more,
})
/** Returns the gate after a sequence of states. */
const runGate = (...all: [GateInput, ...GateInput[]]): Gate => all.slice(1).reduce(updateGate, buildFirstGate(all[0]))
const owner = { id: 1, email: an.email }

describe('the gate of an account page for registered customers (SPEC §6)', () => {
  test.each<[string, [GateInput, ...GateInput[]], Partial<Gate>]>([
    [
      'a visitor sees the login form',
      [createInput('login')],
      { view: 'login', previousView: null, owner: null, hasLoggedOut: false },
    ],
    ['a stored session is loading at first', [createInput('loading')], { view: 'loading', owner: null }],
    [
      'a session that has loaded opens the page',
      [createInput('loading'), createInput('open')],
      { view: 'open', previousView: 'loading', owner },
    ],
    [
      'a login on the page opens it',
      [createInput('login'), createInput('open')],
      { view: 'open', previousView: 'login', owner },
    ],
    [
      'an expired session shows the login form and keeps the owner',
      [createInput('open'), createInput('login')],
      { view: 'login', previousView: 'open', owner, hasLoggedOut: false },
    ],
    [
      'a login after an expired session opens the page of the same owner',
      [createInput('open'), createInput('login'), createInput('open')],
      { view: 'open', previousView: 'login', owner },
    ],
    [
      'a login of another customer changes the owner',
      [createInput('open'), createInput('login'), createInput('open', { customer: bo })],
      { view: 'open', owner: { id: 2, email: bo.email } },
    ],
    [
      'a login of another customer in another tab changes the owner',
      [createInput('open'), createInput('open', { customer: bo })],
      { view: 'open', owner: { id: 2, email: bo.email } },
    ],
    [
      'a logout shows the login form and forgets the owner',
      [createInput('open'), createInput('login', { logouts: 1 })],
      { view: 'login', previousView: 'open', owner: null, hasLoggedOut: true, logouts: 1 },
    ],
    [
      'a login after a logout clears the logged out state',
      [createInput('open'), createInput('login', { logouts: 1 }), createInput('open', { logouts: 1 })],
      { view: 'open', owner, hasLoggedOut: false },
    ],
    [
      'a logout in another tab after the session expired forgets the owner',
      [createInput('open'), createInput('login'), createInput('login', { logouts: 1 })],
      { view: 'login', previousView: 'open', owner: null, hasLoggedOut: true },
    ],
    [
      'the login form stays while its login is under way',
      [createInput('login'), createInput('loading', { isLoggingIn: true })],
      { view: 'login' },
    ],
    [
      'the login form of a guest stays when the login fails in an outage',
      [createInput('login'), createInput('failed')],
      { view: 'login' },
    ],
    [
      'a login in another tab loads the session',
      [createInput('login'), createInput('loading')],
      { view: 'loading', previousView: 'login' },
    ],
  ])('%s', (_title, all, expected) => {
    expect(runGate(...all)).toMatchObject(expected)
  })

  test('the gate remains the same object while only a login is in progress', () => {
    for (const one of [createInput('open'), createInput('login'), createInput('loading')]) {
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
  test.each([
    ['a visitor', { app, session }, 'login'],
    ['a customer', { app: started, session: { ...session, token: 's', customer } }, 'open'],
    [
      'a guest',
      { app: started, session: { ...session, token: 's', customer: { ...customer, is_guest: true } } },
      'login',
    ],
    ['a token before the store has started', { app, session: { ...session, token: 's' } }, 'loading'],
    [
      'a token while the session loads',
      { app: started, session: { ...session, token: 's', status: 'loggingIn' as const } },
      'loading',
    ],
    ['a token from another tab', { app: started, session: { ...session, token: 's' } }, 'loading'],
    [
      'a token without the links of the root',
      { app: { ...started, links: null }, session: { ...session, token: 's' } },
      'failed',
    ],
    [
      'a token whose session could not be loaded',
      { app: started, session: { ...session, token: 's', error: { name: 'ApiError', message: 'No', status: 503 } } },
      'failed',
    ],
    ['a visitor who is logging in', { app: started, session: { ...session, status: 'loggingIn' as const } }, 'login'],
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
