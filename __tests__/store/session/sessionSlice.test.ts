import type { Address } from '../../../src/contract/session'
import { loggedOut, loggedOutElsewhere, tokensChangedElsewhere } from '../../../src/store/sharedActions'
import {
  addressesReceived,
  profileFailed,
  sessionRequested,
  sessionFailed,
  sessionReceived,
  sessionReducer,
  type SessionState,
  type SessionStatus,
} from '../../../src/store/session/sessionSlice'

const address = (id_address: number): Address => ({
  ...{ id_address, firstname: 'An', lastname: 'Peeters', company: null, vat_number: null },
  ...{ address1: 'Lindelaan 1', address2: null, postcode: '9000', city: 'Gent', id_country: 3 },
})
const answerFor = (id_customer: number) => ({
  session: { token: `session-${id_customer}` },
  customer: {
    ...{ id_customer, email: 'an@example.be', id_gender: null, firstname: 'An', lastname: 'Peeters', is_guest: false },
  },
  addresses: [address(id_customer)],
  _links: { log_out: { href: `/v1/sessions/${id_customer}` } },
})
const counters = { epoch: 4, logouts: 2, isEndedElsewhere: false }
const buildState = (id: number, status: SessionStatus): SessionState => {
  const { session, customer, addresses, _links } = answerFor(id)
  return { status, token: session.token, customer, addresses, links: _links, error: null, ...counters }
}
const withoutSession = (status: SessionStatus = 'loggedOut', token: string | null = null): SessionState => ({
  ...{ status, token, customer: null, addresses: [], links: {}, error: null, ...counters },
})
const refusal = { name: 'ApiError', message: 'No', status: 401 }
const outage = { name: 'ApiError', message: 'No', status: 503 }
const withError = (state: SessionState): SessionState => ({ ...state, error: refusal })

/** Every status of SPEC §4, with and without a customer and a stored token. */
const states: Record<string, SessionState> = {
  'logged out': withoutSession(),
  'logged out, with a stored token': withoutSession('loggedOut', 'session-1'),
  'logged out by a failure': withError(withoutSession()),
  'logging in': withoutSession('loggingIn'),
  'logging in, loading the stored session': withoutSession('loggingIn', 'session-1'),
  'logging in, as a guest until then': buildState(1, 'loggingIn'),
  'logged in': buildState(1, 'loggedIn'),
  'creating a profile': withoutSession('creatingProfile'),
  'creating a profile, as a guest until then': buildState(1, 'creatingProfile'),
  'updating the profile': buildState(1, 'updatingProfile'),
  'updating the profile when the session ended': withError(withoutSession('updatingProfile')),
}
const tokensElsewhere = (session: string | null, cart: string | null = null) =>
  tokensChangedElsewhere({ session, cart })

type Rule = (before: SessionState) => SessionState
const settled = (before: SessionState): SessionStatus => (before.customer ? 'loggedIn' : 'loggedOut')
const begins = (status: SessionStatus): Rule => {
  return (before) => ({ ...before, status, error: null })
}
const failsAlone: Rule = (before) => ({ ...before, status: settled(before), error: refusal })

/** The rule for the next state after each event is the same in every state. */
const events: [name: string, event: { type: string }, rule: Rule][] = [
  ['a login begins', sessionRequested('loggingIn'), begins('loggingIn')],
  ['a profile is being created', sessionRequested('creatingProfile'), begins('creatingProfile')],
  ['the profile is being updated', sessionRequested('updatingProfile'), begins('updatingProfile')],
  ['a session arrives', sessionReceived(answerFor(2)), () => buildState(2, 'loggedIn')],
  ['session load or login fails (SPEC §8: clears)', sessionFailed(refusal), () => withError(withoutSession())],
  [
    'session load fails for the moment (SPEC §8: clears, but for the token)',
    sessionFailed(outage),
    ({ token }) => ({ ...withoutSession('loggedOut', token), error: outage }),
  ],
  ['creating or changing a profile fails (changes nothing)', profileFailed(refusal), failsAlone],
  ['addresses arrive', addressesReceived([address(7)]), (before) => ({ ...before, addresses: [address(7)] })],
  ['the user logs out', loggedOut(), () => withoutSession()],
  ['another tab logs out', tokensElsewhere(null), (before) => (before.token === null ? before : withoutSession())],
  [
    'another customer logs in in another tab',
    tokensElsewhere('session-3'),
    () => withoutSession('loggedOut', 'session-3'),
  ],
  [
    'another tab has another cart',
    tokensElsewhere('session-1', 'cart-2'),
    (before) => (before.token === 'session-1' ? before : withoutSession('loggedOut', 'session-1')),
  ],
]

describe.each(Object.entries(states))('SPEC §4 session, %s', (_name, before) => {
  test.each(events)('the state changes by the rule of the event when %s', (_event, event, rule) => {
    const frozen = JSON.stringify(before)
    // The counters have a table of their own below.
    expect({ ...sessionReducer(before, event), ...counters }).toEqual(rule(before))
    expect(JSON.stringify(before)).toBe(frozen)
  })
})

test.each<[what: string, event: { type: string }, expected: Partial<SessionState>]>([
  ['A logout raises both counters', loggedOut(), { epoch: 5, logouts: 3 }],
  [
    'A logout in another tab raises the logouts and is remembered',
    loggedOutElsewhere(),
    { epoch: 4, logouts: 3, isEndedElsewhere: true },
  ],
  ["Another tab's cart raises the epoch", tokensElsewhere('session-1', 'cart-2'), { epoch: 5, logouts: 2 }],
  [
    "Another tab's session raises the epoch and is remembered",
    tokensChangedElsewhere({ session: 'session-3', cart: null }, { session: 'session-1', cart: null }),
    { epoch: 5, logouts: 2, isEndedElsewhere: true },
  ],
  ['An expired session leaves both counters as they are', sessionFailed(refusal), counters],
  ['A new session leaves both counters as they are', sessionReceived(answerFor(2)), counters],
])('%s', (_what, event, expected) => {
  expect(sessionReducer(buildState(1, 'loggedIn'), event)).toMatchObject(expected)
})

test.each<[status: number | undefined, kept: boolean]>([
  [401, false],
  [403, false],
  ...[undefined, 200, 404, 408, 410, 422, 429, 500, 502, 503, 504].map((status): [number | undefined, boolean] => [
    status,
    true,
  ]),
])('SPEC §8: when a session fails with the status %s, it is cleared; whether its token stays: %s', (status, kept) => {
  const { token, customer } = sessionReducer(buildState(1, 'loggedIn'), sessionFailed({ ...refusal, status }))
  expect([token, customer]).toEqual([kept ? 'session-1' : null, null])
})
