import { HttpResponse } from 'msw'
import {
  sendPasswordChange,
  sendAccountDeletion,
  fetchCustomerData,
  requestPasswordReset,
  setPassword,
  sendProfile,
} from '../../../src/store/account/accountApi'
import { ApiError } from '../../../src/store/http/ApiError'
import { collectAnswers } from '../../support/sandbox/collectAnswers'
import { startCallServer } from '../../support/store/startCallServer'

const { client, answering, expectAsked } = startCallServer()
let session: Awaited<ReturnType<typeof collectAnswers>>['session']
beforeAll(async () => {
  session = (await collectAnswers()).session
})

/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const links = Object.fromEntries(
  ['password_reset', 'password_set', 'update_profile', 'change_password', 'download_data', 'delete_account'].map(
    (name) => [name, { href: `/v1/links/${name}` }],
  ),
)
const reset = { email: 'an@example.be', id_lang: 2 }
const set = { id_customer: 7, token: 'konto', reset_token: 'eenmalig', password: 'lang genoeg' }
const profile = { customer: { id_gender: 2, firstname: 'An', lastname: 'Peeters', email: 'an@example.be' } }
const change = { password: 'van vroeger', new_password: 'van nu af' }
const ending = { password: 'van nu af' }
const data = {
  made: '2026-03-01T12:00:00Z',
  customer: { email: 'an@example.be' },
  addresses: [],
  whatever: { else: 1 },
}

interface Call {
  row: string
  send: () => Promise<unknown>
  asks: string
  payload?: object
  answer: () => object
  /** The expected result for the caller. */
  used: () => unknown
  /** The expected result of a success other than 200. */
  nothing: unknown
}

const calls: Call[] = [
  {
    row: 'POST password reset',
    send: () => requestPasswordReset(client, links, reset),
    asks: 'POST /web/v1/links/password_reset',
    payload: reset,
    answer: () => ({}),
    used: () => ({}),
    nothing: {},
  },
  {
    row: 'POST password set',
    send: () => setPassword(client, links, set),
    asks: 'POST /web/v1/links/password_set',
    payload: set,
    answer: () => ({}),
    used: () => undefined,
    nothing: undefined,
  },
  {
    row: 'Update profile',
    send: () => sendProfile(client, links, profile),
    asks: 'PUT /web/v1/links/update_profile',
    payload: profile,
    answer: () => session,
    used: () => session,
    nothing: ApiError,
  },
  {
    row: 'change password',
    send: () => sendPasswordChange(client, links, change),
    asks: 'PUT /web/v1/links/change_password',
    payload: change,
    answer: () => ({}),
    used: () => undefined,
    nothing: undefined,
  },
  {
    row: 'download data',
    send: () => fetchCustomerData(client, links),
    asks: 'GET /web/v1/links/download_data',
    answer: () => data,
    used: () => data,
    nothing: ApiError,
  },
  {
    row: 'delete account',
    send: () => sendAccountDeletion(client, links, ending),
    asks: 'POST /web/v1/links/delete_account',
    payload: ending,
    answer: () => ({}),
    used: () => undefined,
    nothing: undefined,
  },
]

describe.each(calls)('SPEC §7: $row', ({ send, asks, payload, answer, used, nothing }) => {
  test('sends the method, address, payload and tokens of the call, and returns the used part of the response', async () => {
    const asked = answering(() => HttpResponse.json(answer()))
    expect(await send()).toEqual(used())
    await expectAsked(asked, asks, payload)
  })

  test('treats a success other than 200 as an empty response', async () => {
    answering(() => new HttpResponse(null, { status: 204 }))
    if (nothing === ApiError) await expect(send()).rejects.toBeInstanceOf(ApiError)
    else expect(await send()).toEqual(nothing)
  })
})

test.each([
  ['a refusal', () => HttpResponse.json({ type: 'too_many_attempts' }, { status: 429 })],
  ['a server error', () => new HttpResponse('<html>', { status: 500 })],
  ['a lost connection', () => HttpResponse.error()],
  ['an answer of a wrong shape', () => HttpResponse.json('ja')],
])('SPEC §7, §8: A password reset returns null after %s', async (_name, answer) => {
  answering(answer)
  expect(await requestPasswordReset(client, links, reset)).toBeNull()
})

test('SPEC §7: A password reset returns null when the API gives no link for it', async () => {
  expect(await requestPasswordReset(client, {}, reset)).toBeNull()
})

describe.each(calls.slice(1))('SPEC §8: a failed $row', ({ send }) => {
  test('rejects with an ApiError that has the fields of the body', async () => {
    answering(() => HttpResponse.json({ message: 'no', type: 'invalid', data: { field: 'password' } }, { status: 422 }))
    await expect(send()).rejects.toMatchObject({ status: 422, type: 'invalid', data: { field: 'password' } })
  })
})

test.each([
  ['no data', {}],
  ['a list', []],
])('A download whose response is %s rejects', async (_name, answer) => {
  answering(() => HttpResponse.json(answer))
  await expect(fetchCustomerData(client, links)).rejects.toMatchObject({ code: 'ERR_ANSWER' })
})

test('No URL contains a password, a token or an email address', async () => {
  const asked = answering(() => HttpResponse.json({}))
  for (const { send } of calls) await send().catch(() => undefined)
  const secrets = [set.token, set.reset_token, set.password, change.password, change.new_password, reset.email]
  for (const { url } of asked) {
    for (const secret of secrets) expect(decodeURIComponent(url)).not.toContain(secret)
  }
})
