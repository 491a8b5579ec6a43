import crypto from 'node:crypto'
import { accountAddress, accountDetails, logIn, register, openAccount } from '../../../support/sandbox/register'
import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'
import { clock, openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

openEachTest('2026-03-01T12:00:00Z')
afterEach(() => jest.restoreAllMocks())

const credentials = { email: accountDetails.email, password: accountDetails.password }
const wrongPassword = { ...credentials, password: 'een ander geheim' }
const unknownAccount = { ...wrongPassword, email: 'niemand@example.be' }
const refuseLogin = (payload: object, user = shopper) => user.refused('POST', '/v1/sessions', payload)

test('the correct password opens a new session', async () => {
  const first = await register(shopper)
  const other = new Shopper(sandbox)
  const second = await logIn(other, { ...accountDetails, email: 'AN@Example.BE' })
  expect(second.customer).toEqual(first.customer)
  expect(second.session.token).not.toBe(first.session.token)
})

describe('refused logins', () => {
  beforeEach(() => register(shopper))

  test('a refusal has the same response and the same cost whether or not the account exists', async () => {
    const hash = jest.spyOn(crypto, 'scrypt')
    const answers = [await refuseLogin(wrongPassword), await refuseLogin(unknownAccount)]
    expect(answers[0]).toMatchObject({ status: 401, type: 'login_failed' })
    expect(answers[1]).toEqual(answers[0])
    const [one, other] = hash.mock.calls.map(([, salt, length, cost]) => [typeof salt, length, cost])
    expect(hash).toHaveBeenCalledTimes(2)
    expect(one).toEqual(other)
  })

  test('a guest without a password cannot log in', async () => {
    const guest = new Shopper(sandbox)
    await guest.guest({ ...guestDetails, account: { ...guestDetails.account, email: 'gast@example.be' } })
    expect(await refuseLogin({ email: 'gast@example.be', password: 'x' })).toMatchObject({ status: 401 })
  })

  test.each([
    [{ ...credentials, email: 'an' }, 'email'],
    [{ ...credentials, password: '' }, 'password'],
    [{ ...credentials, password: 'x'.repeat(129) }, 'password'],
  ])('the credentials %j are refused at the field %s', async (payload, field) => {
    expect(await refuseLogin(payload)).toMatchObject({ type: 'invalid', data: { field } })
  })

  test.each([wrongPassword, unknownAccount])('the sixth attempt within 15 minutes has to wait: %j', async (payload) => {
    for (let attempt = 1; attempt <= 5; attempt += 1) expect(await refuseLogin(payload)).toMatchObject({ status: 401 })
    clock.time += 60_000
    expect(await refuseLogin({ ...payload, email: payload.email.toUpperCase() })).toMatchObject({
      type: 'too_many_attempts',
      data: { retry_after: 14 * 60 },
    })
    expect(await refuseLogin({ ...payload, email: 'weer@example.be' })).toMatchObject({ status: 401 })
    clock.time += 14 * 60_000
    expect(await refuseLogin(payload)).toMatchObject({ status: 401 })
  })

  test('during the wait even the correct password is refused, and afterwards it is accepted', async () => {
    for (let attempt = 1; attempt <= 5; attempt += 1) await refuseLogin(wrongPassword)
    expect(await refuseLogin(credentials)).toMatchObject({ status: 429 })
    clock.time += 15 * 60_000
    await logIn(shopper)
  })

  test('a successful login resets the count of failed attempts', async () => {
    for (let attempt = 1; attempt <= 4; attempt += 1) await refuseLogin(wrongPassword)
    await logIn(shopper)
    for (let attempt = 1; attempt <= 4; attempt += 1)
      expect(await refuseLogin(wrongPassword)).toMatchObject({ status: 401 })
  })

  test('of twenty attempts at the same time only five are made', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => refuseLogin(wrongPassword)))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15)
  })
})

describe('changes while a password is being compared', () => {
  /** Makes a change just before the password is hashed. */
  function changeBeforeHashing(change: () => void) {
    const { scrypt } = crypto
    jest.spyOn(crypto, 'scrypt').mockImplementationOnce((...given) => {
      change()
      scrypt(...given)
    })
  }

  test.each([
    ['the password changes', "UPDATE customer SET password_hash = 'scrypt$16$8$3$c2FsdA$aGFzaA'"],
    [
      'the account is deleted',
      "UPDATE customer SET email = '', firstname = '', lastname = '', is_guest = 1, password_hash = NULL",
    ],
  ])('no session opens when %s during the comparison', async (_name, change) => {
    await register(shopper)
    sandbox.database.run('DELETE FROM session')
    changeBeforeHashing(() => sandbox.database.run(change))
    expect(await refuseLogin(credentials)).toMatchObject({ type: 'login_failed' })
    expect(sandbox.database.all('SELECT * FROM session')).toEqual([])
  })
})

describe('the cart after a login', () => {
  test('the cart of a visitor becomes that of the customer, with the customer’s address', async () => {
    await register(shopper, { ...accountDetails, ...accountAddress })
    const other = new Shopper(sandbox)
    await other.add(100101)
    await logIn(other)
    const { cart, actions } = await other.checkout()
    expect(cart).toMatchObject({ items: [{ id_product_attribute: 100101 }], id_address_delivery: 1 })
    expect(actions).toEqual(['CARRIER'])
  })

  test('the cart from another browser is found after the login, and both browsers share it', async () => {
    await register(shopper)
    const { cart } = await shopper.add(100801, 2)
    const phone = new Shopper(sandbox)
    expect(await phone.cart()).toBeNull()
    await logIn(phone)
    const found = await phone.cart()
    expect(found).toMatchObject({ id_cart: cart.id_cart, items: [{ quantity: 2 }] })
    expect(found?.token).not.toBe(cart.token)
    expect(await phone.cart()).toEqual(found)
    phone.headers['CartToken'] = found?.token ?? ''
    await phone.add(100801)
    expect(await shopper.cart()).toMatchObject({ token: cart.token, items: [{ quantity: 3 }] })
  })

  test('the cart of this browser takes precedence over that of another', async () => {
    await register(shopper)
    await shopper.add(100801)
    const phone = new Shopper(sandbox)
    const { cart } = await phone.add(100101)
    await logIn(phone)
    expect(await phone.cart()).toMatchObject({ id_cart: cart.id_cart, items: [{ id_product_attribute: 100101 }] })
  })

  test('an empty cart is not found again, and neither is the cart of another customer', async () => {
    await register(shopper)
    const { cart } = await shopper.add(100801)
    const other = await openAccount(sandbox, 'Bo')
    expect(await other.cart()).toBeNull()
    await shopper.remove(cart.items[0]!)
    const phone = new Shopper(sandbox)
    await logIn(phone)
    expect(await phone.cart()).toBeNull()
  })
})
