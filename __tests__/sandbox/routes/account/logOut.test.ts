import { emptyAnswer } from '../../../../src/contract/account'
import { accountDetails, logIn, register, openAccount } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

openEachTest()

const readSessions = () => sandbox.database.all('SELECT * FROM session')
const logOut = (user: Shopper) => user.call(emptyAnswer, 'DELETE', '/v1/me/session')

test('a guest can log out', async () => {
  await shopper.guest()
  await logOut(shopper)
  expect(readSessions()).toEqual([])
})

test('a logout ends neither another session of the customer nor that of another customer', async () => {
  await register(shopper)
  const phone = new Shopper(sandbox)
  await logIn(phone)
  const other = await openAccount(sandbox, 'Bo')
  await logOut(shopper)
  expect((await phone.session()).customer.email).toBe(accountDetails.email)
  expect((await other.session()).customer.firstname).toBe('Bo')
})

test('a logout without a valid session succeeds', async () => {
  await register(shopper)
  const visitor = new Shopper(sandbox)
  await logOut(visitor)
  for (const token of ['nobody', 'x'.repeat(200), '%']) {
    visitor.headers['CustomerToken'] = token
    await logOut(visitor)
  }
  expect(readSessions()).toHaveLength(1)
  await logOut(shopper)
  await logOut(shopper)
  expect(readSessions()).toEqual([])
})

test('only the method DELETE ends a session', async () => {
  await register(shopper)
  for (const method of ['GET', 'POST', 'PUT'] as const) await shopper.send(method, '/v1/me/session')
  expect(readSessions()).toHaveLength(1)
})
