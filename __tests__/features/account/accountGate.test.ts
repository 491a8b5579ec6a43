import { firstGate, nextGate, type Gate, type GateInput } from '../../../src/features/account/frame/accountGate'
import { selectAccountView } from '../../../src/features/account/frame/accountView'
import { loginReason } from '../../../src/features/account/frame/loginReason'
import { appReducer } from '../../../src/store/appSlice'
import { sessionReducer } from '../../../src/store/session/sessionSlice'

const an = { id_customer: 1, email: 'an@example.be' }
const bo = { id_customer: 2, email: 'bo@example.be' }
const seen = (view: GateInput['view'], more: Partial<GateInput> = {}): GateInput => ({
  ...{ view, customer: view === 'open' ? an : null, loggingIn: false, logouts: 0 },
  ...more,
})
/** The gate after all that the page saw, one after another. */
const after = (...all: [GateInput, ...GateInput[]]): Gate => all.slice(1).reduce(nextGate, firstGate(all[0]))
const owner = { id: 1, email: an.email }

describe('the gate of an account page (SPEC §6: for registered customers)', () => {
  test.each<[string, [GateInput, ...GateInput[]], Partial<Gate>]>([
    ['nobody yet', [seen('login')], { view: 'login', before: null, owner: null, loggedOut: false }],
    ['a stored session, loading', [seen('loading')], { view: 'loading', owner: null }],
    ['loaded', [seen('loading'), seen('open')], { view: 'open', before: 'loading', owner }],
    ['logged in here', [seen('login'), seen('open')], { view: 'open', before: 'login', owner }],
    ['the session ended', [seen('open'), seen('login')], { view: 'login', before: 'open', owner, loggedOut: false }],
    ['and began again', [seen('open'), seen('login'), seen('open')], { view: 'open', before: 'login', owner }],
    [
      'or for somebody else',
      [seen('open'), seen('login'), seen('open', { customer: bo })],
      { view: 'open', owner: { id: 2, email: bo.email } },
    ],
    [
      'somebody else at once, by another tab',
      [seen('open'), seen('open', { customer: bo })],
      { view: 'open', owner: { id: 2, email: bo.email } },
    ],
    [
      'logged out',
      [seen('open'), seen('login', { logouts: 1 })],
      { view: 'login', before: 'open', owner: null, loggedOut: true, logouts: 1 },
    ],
    [
      'logged out, and in again: nothing is loggedOut to be said',
      [seen('open'), seen('login', { logouts: 1 }), seen('open', { logouts: 1 })],
      { view: 'open', owner, loggedOut: false },
    ],
    [
      'the session ended here, then a log-out elsewhere',
      [seen('open'), seen('login'), seen('login', { logouts: 1 })],
      { view: 'login', before: 'open', owner: null, loggedOut: true },
    ],
    [
      'logging in from the form that stands here',
      [seen('login'), seen('loading', { loggingIn: true })],
      { view: 'login' },
    ],
    ['another tab logged in', [seen('login'), seen('loading')], { view: 'loading', before: 'login' }],
  ])('%s', (_name, all, expected) => {
    expect(after(...all)).toMatchObject(expected)
  })

  test('is the very same while nothing of it changes', () => {
    for (const one of [seen('open'), seen('login'), seen('loading')]) {
      const gate = firstGate(one)
      expect(nextGate(gate, { ...one, loggingIn: true })).toBe(gate)
    }
  })
})

describe('what an account page shows (SPEC §4)', () => {
  const app = appReducer(undefined, { type: 'none' })
  const session = sessionReducer(undefined, { type: 'none' })
  const customer = { ...an, id_gender: null, firstname: 'An', lastname: 'Peeters', is_guest: false }
  const started = { ...app, status: 'initialized' as const, links: {} }
  test.each([
    ['nobody', { app, session }, 'login'],
    ['a customer', { app: started, session: { ...session, token: 's', customer } }, 'open'],
    [
      'a guest',
      { app: started, session: { ...session, token: 's', customer: { ...customer, is_guest: true } } },
      'login',
    ],
    ['a token, before the start', { app, session: { ...session, token: 's' } }, 'loading'],
    [
      'a token, loading',
      { app: started, session: { ...session, token: 's', status: 'loggingIn' as const } },
      'loading',
    ],
    ['a token of another tab', { app: started, session: { ...session, token: 's' } }, 'loading'],
    ['a token, without the root', { app: { ...started, links: null }, session: { ...session, token: 's' } }, 'failed'],
    ['logging in', { app: started, session: { ...session, status: 'loggingIn' as const } }, 'login'],
  ])('%s', (_name, state, view) => {
    expect(selectAccountView(state)).toBe(view)
  })
})

test.each([
  [{ loggedOut: true }, 'loggedOut'],
  [{ error: { status: 401, type: 'not_logged_in' } }, 'ended'],
  [{ error: { status: 401 }, kept: true }, 'endedKept'],
  [{ before: 'open' as const, kept: true }, 'endedKept'],
  [{ error: { code: 'ERR_NETWORK' } }, 'unknown'],
  [{ error: { status: 500 } }, 'unknown'],
  [{ error: { status: 401, type: 'login_failed' } }, null],
  [{ error: { status: 429 } }, null],
  [{}, null],
])('why one logs in: %j', (given, why) => {
  expect(loginReason({ before: null, loggedOut: false, error: null, kept: false, ...given })).toBe(why)
})
