import { HttpResponse } from 'msw'
import {
  sendPasswordChange,
  sendAccountDeletion,
  fetchCustomerData,
  requestPasswordReset,
  setPassword,
  sendProfile,
} from '../../../src/store/account/accountApi'
import { collectAnswers } from '../../support/sandbox/collectAnswers'
import { type ApiCall, startCallServer } from '../../support/store/startCallServer'

const { client, answering, expectAsked, testCalls } = startCallServer()
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

const fetchData = () => fetchCustomerData(client, links)
testCalls('needed', [
  ['PUT links/update_profile', () => sendProfile(client, links, profile), profile, () => session],
  ['GET links/download_data', fetchData, undefined, () => data],
])
const commands: ApiCall[] = [
  ['POST links/password_set', () => setPassword(client, links, set), set],
  ['PUT links/change_password', () => sendPasswordChange(client, links, change), change],
  ['POST links/delete_account', () => sendAccountDeletion(client, links, ending), ending],
]
testCalls('welcome', commands, 'well')

test.each([200, 204])('SPEC §7: POST password reset sends its payload, and %i is a success', async (status) => {
  const asked = answering(() => (status === 200 ? HttpResponse.json({}) : new HttpResponse(null, { status })))
  expect(await requestPasswordReset(client, links, reset)).toEqual({})
  await expectAsked(asked, 'POST links/password_reset', reset)
})

test.each([
  ['a refusal', () => HttpResponse.json({ type: 'too_many_attempts' }, { status: 429 })],
  ['a server error', () => new HttpResponse('<html>', { status: 500 })],
  ['a lost connection', () => HttpResponse.error()],
  ['an answer of a wrong shape', () => HttpResponse.json('ja')],
])('SPEC §7, §8: a password reset returns null after %s', async (_name, answer) => {
  answering(answer)
  expect(await requestPasswordReset(client, links, reset)).toBeNull()
})

test('SPEC §7: a password reset returns null when the API gives no link for it', async () => {
  expect(await requestPasswordReset(client, {}, reset)).toBeNull()
})

test.each([
  ['no data', {}],
  ['a list', []],
])('a download whose response is %s rejects', async (_name, answer) => {
  answering(() => HttpResponse.json(answer))
  await expect(fetchData()).rejects.toMatchObject({ code: 'ERR_ANSWER' })
})

test('no URL contains a password, a token or an email address', async () => {
  const asked = answering(() => HttpResponse.json({}))
  for (const [, send] of commands) await send().catch(() => undefined)
  await requestPasswordReset(client, links, reset)
  const secrets = [set.token, set.reset_token, set.password, change.password, change.new_password, reset.email]
  for (const { url } of asked) {
    for (const secret of secrets) expect(decodeURIComponent(url)).not.toContain(secret)
  }
})
