import { customerData, emptyAnswer } from '../../../../src/contract/account'
import { savedDesigns } from '../../../../src/contract/design'
import { sessionAnswer } from '../../../../src/contract/session'
import { waitForEmails } from '../../../support/sandbox/sentEmails'
import { accountAddress, accountDetails, deleteAccount, logIn, register } from '../../../support/sandbox/register'
import { giveGift } from '../../../support/sandbox/giveGift'
import { placeOrder } from '../../../support/sandbox/placeOrder'
import { insertGiftlist } from '../../../support/sandbox/insertGiftlist'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper as an } from '../../../support/sandbox/eachTest'

let bo: Shopper
const { password } = accountDetails
const otherAccount = { ...accountDetails, email: 'bo@example.be', firstname: 'Bo', password: 'een derde geheim' }

openEachTest()
beforeEach(async () => {
  bo = new Shopper(sandbox)
  await register(an, { ...accountDetails, ...accountAddress })
  await register(bo, otherAccount)
})

const customer = { id_gender: 3, firstname: 'Anna', lastname: 'Pieters', email: 'anna@example.be' }
const wish = { items: [{ id_product: 1004, id_product_attribute: 100401 }] }
const subscription = `INSERT INTO newsletter VALUES ('an@example.be', 'An', 'Peeters', 1, 'subscribed', 1)`

describe('updating a profile (SPEC §7)', () => {
  test('the response is the session with the changes, and the old email address gets an email', async () => {
    const before = await an.session()
    const answer = await an.call(sessionAnswer, 'PUT', '/v1/me', { customer })
    expect(answer).toMatchObject({ session: before.session, customer, addresses: before.addresses })
    expect(await waitForEmails(sandbox, 'email-changed')).toMatchObject([{ to: 'an@example.be' }])
    await logIn(new Shopper(sandbox), { ...accountDetails, email: customer.email })
    expect(await bo.refused('POST', '/v1/sessions', { email: 'an@example.be', password })).toMatchObject({
      type: 'login_failed',
    })
  })

  test('no email is sent if only the case of the email address changes', async () => {
    await an.call(sessionAnswer, 'PUT', '/v1/me', { customer: { ...customer, email: 'AN@example.be' } })
    expect(sandbox.mail.map(({ kind }) => kind)).not.toContain('email-changed')
  })

  test('the email address of another account is refused, and the profile does not change', async () => {
    const before = await an.session()
    const taken = { customer: { ...customer, email: 'BO@example.be' } }
    expect(await an.refused('PUT', '/v1/me', taken)).toMatchObject({ type: 'account_exists' })
    expect(await an.session()).toEqual(before)
  })

  test.each([
    [{ firstname: ' ' }, 'customer.firstname'],
    [{ lastname: '' }, 'customer.lastname'],
    [{ email: 'an' }, 'customer.email'],
    [{ id_gender: 4 }, 'customer.id_gender'],
  ])('the change %j is refused at the field %s', async (change, field) => {
    expect(await an.invalidField('PUT', '/v1/me', { customer: { ...customer, ...change } })).toBe(field)
  })
})

describe('the data of a customer', () => {
  test('the data contain everything about the customer and nothing about others', async () => {
    await placeOrder(an, ['1 x 100101'])
    await an.send('POST', '/v1/my/wishlist/items', wish)
    insertGiftlist(sandbox.database, [{ variant: 100101 }], { id_customer: 1, name: 'Mies' })
    sandbox.database.run(subscription)
    const data = await an.call(customerData, 'GET', '/v1/me/data')
    expect(data).toMatchObject({
      customer: { email: 'an@example.be', firstname: 'An', lastname: 'Peeters', id_gender: 2 },
      addresses: [{ ...accountAddress }],
      orders: [{ number: expect.stringMatching(/^UN-/) as string, lines: [{ id_product_attribute: 100101 }] }],
      wishlist: [{ id_product_attribute: 100401 }],
      newsletter: { email: 'an@example.be', state: 'subscribed' },
      giftlists: [{ name: 'Mies', items: [{ id_product_attribute: 100101, quantity: 1 }], gifts: [] }],
    })
    expect(JSON.stringify(data)).not.toMatch(/scrypt|hash|token/)
    const empty = await bo.call(customerData, 'GET', '/v1/me/data')
    expect(empty).toMatchObject({ orders: [], wishlist: [], newsletter: null, giftlists: [], addresses: [] })
    expect(JSON.stringify(empty)).not.toContain('an@example.be')
  })

  test('an account whose email address is not verified does not see the name of its subscriber', async () => {
    sandbox.database.run(
      `INSERT INTO newsletter VALUES ('cleo@example.be', 'Cleo', 'Merkteken', 1, 'subscribed', NULL)`,
    )
    await bo.call(sessionAnswer, 'PUT', '/v1/me', { customer: { ...customer, email: 'cleo@example.be' } })
    expect(JSON.stringify(await bo.call(customerData, 'GET', '/v1/me/data'))).not.toContain('Merkteken')
  })
})

describe('the deletion of an account', () => {
  test('only the data that are required for an invoice remain', async () => {
    await placeOrder(an, ['1 x 100101'])
    await an.send('POST', '/v1/my/wishlist/items', wish)
    await an.send('POST', '/v1/my/wishlist/share')
    await an.call(savedDesigns, 'POST', '/v1/my/designs', { name: 'Gang', design: '1.a' })
    await an.call(emptyAnswer, 'POST', '/v1/passwords/reset', { email: 'an@example.be', id_lang: 1 })
    await waitForEmails(sandbox, 'password-reset')
    const { cart } = await an.add(100801)
    sandbox.database.run(subscription)
    await deleteAccount(an)

    expect(await an.refused('GET', '/v1/me')).toMatchObject({ status: 401 })
    const emptied = ['address', 'wish', 'wishlist', 'design', 'newsletter', 'password_reset']
    expect(emptied.filter((table) => sandbox.database.count(table) > 0)).toEqual([])
    expect(sandbox.database.all('SELECT * FROM cart WHERE id_cart = ?', cart.id_cart)).toMatchObject([
      { id_customer: null, id_address_delivery: null, gift_message: '' },
    ])
    const rest = ['customer', 'orders', 'cart', 'payment', 'session'].map((table) =>
      sandbox.database.all(`SELECT * FROM ${table} WHERE id_customer IS NOT 2`),
    )
    expect(sandbox.database.all("SELECT * FROM order_voucher WHERE email <> ''")).toEqual([])
    expect(JSON.stringify(rest)).not.toContain('an@example.be')
    expect(rest[0]).toMatchObject([{ firstname: '', lastname: '', password_hash: null }])
    expect(JSON.stringify(rest[1])).toContain('Lindelaan 1')
    const [sentEmail] = await waitForEmails(sandbox, 'account-deleted')
    expect(sentEmail).toMatchObject({ to: 'an@example.be' })
  })

  test('the cart is deleted on every device', async () => {
    const { cart } = await an.add(100801)
    const phone = new Shopper(sandbox)
    await logIn(phone)
    phone.headers['CartToken'] = (await phone.cart())?.token ?? ''
    await deleteAccount(an)
    for (const who of [an, phone]) {
      delete who.headers['CustomerToken']
      expect(await who.cart()).toBeNull()
    }
    expect(sandbox.database.all('SELECT * FROM cart_item WHERE id_cart = ?', cart.id_cart)).toEqual([])
    expect(sandbox.database.all('SELECT * FROM cart_token')).toEqual([])
  })

  test('items that others bought from a gift list stay in their carts, without the name of its owner', async () => {
    const { database } = sandbox
    const items = [{ variant: 100101 }, { variant: 100801 }]
    const { id_giftlist: list, id } = insertGiftlist(database, items, { id_customer: 1, name_parents: 'An' })
    const { cart } = await giveGift(bo, 100101, id)
    expect(cart.items).toMatchObject([{ giftlist_name: 'An' }])
    await deleteAccount(an)
    expect(await bo.checkout()).toMatchObject({ cart: { items: [{ giftlist_name: null }] } })
    expect(database.all('SELECT * FROM giftlist_product WHERE id_giftlist = ?', list)).toHaveLength(1)
    expect(database.one('SELECT * FROM giftlist WHERE id_giftlist = ?', list)).toMatchObject({
      id_customer: null,
      name: '',
      name_parents: '',
      welcome_message: '',
      published: 0,
    })
  })

  test('a pending payment of the customer can no longer be paid', async () => {
    await an.add(100101)
    await an.carrier(4)
    const { redirect } = await an.pay()
    await deleteAccount(an)
    await an.report(redirect, 'pay')
    expect(sandbox.database.count('orders')).toBe(0)
  })

  test('a wrong password returns a 422 and deletes nothing, and after five attempts the next one has to wait', async () => {
    for (let time = 1; time <= 5; time += 1) {
      expect(await an.invalidField('POST', '/v1/me/deletion', { password: 'x' })).toBe('password')
    }
    expect(await an.refused('POST', '/v1/me/deletion', { password })).toMatchObject({ status: 429 })
    await an.session()
  })
})

describe('requests with the session of another customer', () => {
  test('no request with the session of another customer reads or changes the first one', async () => {
    await placeOrder(an, ['1 x 100101'])
    const before = await an.session()
    const rows = () => sandbox.database.all('SELECT * FROM customer WHERE id_customer = 1')
    const stored = rows()
    const new_password = 'een vierde geheim'
    await bo.call(sessionAnswer, 'PUT', '/v1/me', { customer: { ...customer, id_customer: 1 }, id_customer: 1 })
    const ownChange = { id_customer: 1, password: otherAccount.password, new_password }
    await bo.call(emptyAnswer, 'PUT', '/v1/me/password', ownChange)
    expect(await bo.invalidField('PUT', '/v1/me/password', { password, new_password })).toBe('password')
    expect(await bo.invalidField('POST', '/v1/me/deletion', { password })).toBe('password')
    expect(JSON.stringify(await bo.call(customerData, 'GET', '/v1/me/data?id_customer=1'))).not.toContain('Lindelaan')
    await bo.call(emptyAnswer, 'POST', '/v1/me/deletion', { password: new_password, id_customer: 1 })
    expect(rows()).toEqual(stored)
    expect(await an.session()).toEqual(before)
  })
})
