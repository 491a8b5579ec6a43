import crypto from 'node:crypto'
import { serveSandbox } from '../../../support/sandbox/serveSandbox'
import { clock, openEachTest, sandbox } from '../../../support/sandbox/eachTest'
import { accountDetails, register } from '../../../support/sandbox/register'
import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'

openEachTest('2026-03-01T12:00:00Z')
afterEach(() => jest.restoreAllMocks())

const wait = (minutes: number) => void (clock.time += minutes * 60_000)
const password = accountDetails.password
const buildGuest = (email: string, more: object = {}) => ({
  ...guestDetails,
  account: { ...guestDetails.account, email, ...more },
})
const calls = {
  account: (email: string) => ['/v1/accounts', { ...accountDetails, email }],
  guest: (email: string) => ['/v1/guests', buildGuest(email)],
  'guest with a password': (email: string) => ['/v1/guests', buildGuest(email, { password })],
} as const
type Kind = keyof typeof calls

/** Sends a form from a browser without a session, at this network address. */
const sendForm = async (kind: Kind, email: string, sender = '192.0.2.1') => {
  const [path, body] = calls[kind](email)
  const request = new Request(`http://localhost:9000/web${path}`, { method: 'POST', body: JSON.stringify(body) })
  const response = await sandbox.answer(request, sender)
  return { status: response.status, body: (await response.json()) as { type?: string; data?: unknown } }
}
const sendForms = async (count: number, kind: Kind, name: (index: number) => string, sender?: string) => {
  const statuses: number[] = []
  for (let index = 0; index < count; index += 1) statuses.push((await sendForm(kind, name(index), sender)).status)
  return statuses
}
const repeatStatus = (count: number, status: number) => Array.from({ length: count }, () => status)

test.each<[Kind, number, number[]]>([
  ['account', 5, [200, 409, 409, 409, 409]],
  ['guest with a password', 5, [200, 409, 409, 409, 409]],
  ['guest', 30, repeatStatus(30, 200)],
])(
  'an email address can be submitted for a new %s %i times within a quarter of an hour, regardless of the sender',
  async (kind, most, before) => {
    for (const [index, status] of before.entries())
      expect((await sendForm(kind, 'an@example.be', `192.0.2.${index}`)).status).toBe(status)
    wait(1)
    expect(await sendForm(kind, 'AN@example.be', '192.0.2.99')).toMatchObject({
      status: 429,
      body: { type: 'too_many_attempts', data: { retry_after: 14 * 60 } },
    })
    expect((await sendForm(kind, 'bo@example.be')).status).toBe(200)
    expect(before).toHaveLength(most)
    wait(14)
    expect((await sendForm(kind, 'an@example.be')).status).toBe(before[most - 1])
  },
)

test.each<[Kind, number]>([
  ['account', 20],
  ['guest with a password', 20],
  ['guest', 60],
])('one sender can create a new %s %i times within a minute, without affecting other senders', async (kind, most) => {
  expect(await sendForms(most, kind, (index) => `an${index}@example.be`)).toEqual(repeatStatus(most, 200))
  expect(await sendForm(kind, 'more@example.be')).toMatchObject({
    status: 429,
    body: { type: 'too_many_attempts', data: { retry_after: 60 } },
  })
  expect((await sendForm(kind, 'more@example.be', '192.0.2.2')).status).toBe(200)
  wait(1)
  expect((await sendForm(kind, 'later@example.be')).status).toBe(200)
})

test('accounts from both calls count together, and a refused one costs no hash and sends no email', async () => {
  await sendForms(10, 'account', (index) => `an${index}@example.be`)
  await sendForms(10, 'guest with a password', (index) => `bo${index}@example.be`)
  const hashSpy = jest.spyOn(crypto, 'scrypt')
  const emails = sandbox.mail.length
  for (const kind of ['account', 'guest with a password'] as const)
    expect((await sendForm(kind, 'more@example.be')).status).toBe(429)
  expect(hashSpy).not.toHaveBeenCalled()
  expect(sandbox.mail).toHaveLength(emails)
})

test('a refused sender does not use up the attempts of the email addresses in its requests', async () => {
  await sendForms(20, 'account', (index) => `an${index}@example.be`)
  expect(await sendForms(5, 'account', () => 'victim@example.be')).toEqual(repeatStatus(5, 429))
  expect((await sendForm('account', 'victim@example.be', '192.0.2.2')).status).toBe(200)
})

test('a form with an invalid field does not count, so that the customer can correct it', async () => {
  const shopper = new Shopper(sandbox)
  const address = { address1: 'Lindelaan 1', city: 'Gent', id_country: 3 }
  for (let attempt = 0; attempt < 6; attempt += 1) {
    const wrong = { ...accountDetails, ...address, postcode: '90000' }
    expect(await shopper.refused('POST', '/v1/accounts', wrong)).toMatchObject({ status: 422 })
    const invoice = { ...guestDetails.delivery, postcode: '1' }
    const wrongGuest = { ...buildGuest('an@example.be', { password }), invoice }
    expect(await shopper.refused('POST', '/v1/guests', wrongGuest)).toMatchObject({ status: 422 })
  }
  await register(shopper)
})

test('a guest who returns to the form does not count as a new guest, unless the email address changes', async () => {
  const shopper = new Shopper(sandbox)
  for (let attempt = 0; attempt < 70; attempt += 1) await shopper.guest()
  const sendGuest = (index: number) => shopper.send('POST', '/v1/guests', buildGuest(`an${index}@example.be`))
  const statuses: number[] = []
  for (let index = 0; index < 60; index += 1) statuses.push((await sendGuest(index)).status)
  expect(statuses).toEqual([...repeatStatus(59, 200), 429])
  await shopper.session()
})

test('over HTTP, the sender is the address of the connection, regardless of the headers', async () => {
  const { address, close } = await serveSandbox(sandbox.answer)
  const send = async (index: number) =>
    (
      await fetch(`${address}/web/v1/accounts`, {
        method: 'POST',
        headers: { 'X-Forwarded-For': `192.0.2.${index}`, Forwarded: `for=192.0.2.${index}` },
        body: JSON.stringify({ ...accountDetails, email: `an${index}@example.be` }),
      })
    ).status
  const statuses: number[] = []
  for (let index = 0; index < 21; index += 1) statuses.push(await send(index))
  await close()
  expect(statuses).toEqual([...repeatStatus(20, 200), 429])
  expect((await sendForm('account', 'bo@example.be', '192.0.2.9')).status).toBe(200)
})
