import type { Sandbox } from '../../../../src/sandbox/openSandbox'
import { openSeededSandbox } from '../../../support/sandbox/openSeededSandbox'
import { logIn, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'

const hour = 60 * 60_000
const day = 24 * hour

let now: Date
let sandbox: Sandbox
let shopper: Shopper
const openShop = (sessionLifetime?: number) => {
  now = new Date('2026-03-01T12:00:00Z')
  sandbox = openSeededSandbox({ now: () => now, passwordCost: 16, ...(sessionLifetime && { sessionLifetime }) })
  shopper = new Shopper(sandbox)
}
afterEach(() => sandbox.close())

const passTime = (ms: number) => {
  now = new Date(now.getTime() + ms)
}
const fetchStatus = () => shopper.send('GET', '/v1/me').then(({ status }) => status)
const countSessions = () => sandbox.database.all('SELECT 1 FROM session').length

test.each<[string, number | undefined, (user: Shopper) => Promise<unknown>, number]>([
  ['a customer', undefined, (user) => register(user), 30 * day],
  ['a guest', undefined, (user) => user.guest(), day],
  ['a customer of a sandbox with short sessions', hour, (user) => register(user), hour],
  ['a guest of a sandbox with short sessions', hour, (user) => user.guest(), hour],
  ['a guest of a sandbox with long sessions', 90 * day, (user) => user.guest(), day],
])(
  'the session of %s ends after its lifetime without use, and every use restarts that lifetime',
  async (_, lifetime, begin, span) => {
    openShop(lifetime)
    await begin(shopper)
    for (let use = 0; use < 5; use += 1) {
      passTime(span - 1)
      expect(await fetchStatus()).toBe(200)
    }
    passTime(span)
    expect(await shopper.refused('GET', '/v1/me')).toMatchObject({ type: 'not_logged_in' })
    expect(countSessions()).toBe(0)
    passTime(-span)
    expect(await fetchStatus()).toBe(401)
  },
)

test('any call with the token counts as a use, not only GET me', async () => {
  openShop(hour)
  await shopper.guest()
  for (let use = 0; use < 5; use += 1) {
    passTime(hour - 1)
    await shopper.add(100101)
  }
  expect(await fetchStatus()).toBe(200)
})

test('using one session does not extend another', async () => {
  openShop()
  await register(shopper)
  const phone = new Shopper(sandbox)
  await logIn(phone)
  passTime(20 * day)
  await fetchStatus()
  passTime(10 * day)
  expect(await fetchStatus()).toBe(200)
  expect(await phone.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
})

test('expired sessions are deleted when another session begins', async () => {
  openShop()
  for (let index = 0; index < 3; index += 1) await new Shopper(sandbox).guest()
  await register(shopper)
  passTime(2 * day)
  await logIn(new Shopper(sandbox))
  expect(countSessions()).toBe(2)
})
