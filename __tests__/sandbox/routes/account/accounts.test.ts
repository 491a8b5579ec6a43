import type { SessionAnswer } from '../../../../src/contract/session'
import { accountAddress, accountDetails, logIn, register, openAccount } from '../../../support/sandbox/register'
import { readOrder } from '../../../support/sandbox/placeOrder'
import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

openEachTest()

const readCustomers = () => sandbox.database.all('SELECT * FROM customer')
const guestWithPassword = { ...guestDetails, account: { ...guestDetails.account, password: 'een lang geheim' } }

describe('creating an account', () => {
  test('a new account has its address and owns the cart', async () => {
    await shopper.add(100101)
    const { customer, addresses } = await register(shopper, { ...accountDetails, ...accountAddress, address2: 'bus 3' })
    expect(customer).toMatchObject({ is_guest: false, email: 'an@example.be', firstname: 'An' })
    expect(addresses).toMatchObject([{ ...accountAddress, firstname: 'An', address2: 'bus 3', vat_number: null }])
    expect(await shopper.checkout()).toMatchObject({ actions: ['CARRIER'], cart: { id_address_delivery: 1 } })
  })

  test('an account can be created without an address', async () => {
    await shopper.add(100101)
    expect((await register(shopper)).addresses).toEqual([])
    expect((await shopper.checkout()).actions).toEqual(['DELIVERY_ADDRESS', 'CARRIER', 'INVOICE_ADDRESS'])
  })

  test('only a slow hash of the password is stored, with its parameters', async () => {
    await register(shopper)
    await openAccount(sandbox, 'Bo')
    const hashes = sandbox.database.column<string>('SELECT DISTINCT password_hash FROM customer')
    expect(hashes).toEqual(Array(2).fill(expect.stringMatching(/^scrypt\$16\$8\$3\$[\w-]{22}\$[\w-]{43}$/)))
  })

  test('two accounts cannot have the same email address, even if they are created at the same time', async () => {
    const answers = await Promise.all(
      ['an@example.be', 'AN@EXAMPLE.BE', 'bo@example.be'].map((email) =>
        new Shopper(sandbox).send('POST', '/v1/accounts', { ...accountDetails, email }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409])
    expect(await shopper.refused('POST', '/v1/accounts', accountDetails)).toMatchObject({ type: 'account_exists' })
    expect(readCustomers()).toHaveLength(2)
  })

  test.each([
    [{ email: 'an' }, 'email'],
    [{ password: 'kort' }, 'password'],
    [{ id_gender: 4 }, 'id_gender'],
    [{ lastname: ' ' }, 'lastname'],
    [{ ...accountAddress, postcode: '90000' }, 'postcode'],
    [{ ...accountAddress, id_country: 99 }, 'id_country'],
    [{ ...accountAddress, city: null }, 'city'],
    [{ address1: 'Lindelaan 1' }, 'postcode'],
  ])('the details %j are refused at the field %s, and no account is created', async (change, field) => {
    expect(await shopper.invalidField('POST', '/v1/accounts', { ...accountDetails, ...change })).toBe(field)
    expect(readCustomers()).toEqual([])
  })
})

/** Returns a guest's session as that of a customer with an account, who can open the account pages (SPEC §6). */
const convertToCustomer = (guest: SessionAnswer) => ({
  ...guest,
  customer: { ...guest.customer, is_guest: false },
  addresses: guest.addresses.map((address) => expect.objectContaining(address)),
  _links: expect.objectContaining({ ...guest._links, my_orders: expect.anything() }),
})

describe('a guest who creates an account', () => {
  test('a guest with the same email address keeps session, addresses and orders', async () => {
    await shopper.order()
    const guest = await shopper.session()
    const account = await register(shopper, { ...accountDetails, ...accountAddress })
    expect(account).toEqual(convertToCustomer(guest))
    expect(await readOrder(shopper, 1)).toMatchObject({ email: 'an@example.be' })
    await logIn(new Shopper(sandbox))
  })

  test('a guest with another email address becomes a new customer and keeps the cart', async () => {
    await shopper.guest()
    await shopper.add(100101)
    const { customer, addresses } = await register(shopper, { ...accountDetails, email: 'bo@example.be' })
    expect([customer.id_customer, addresses]).toEqual([2, []])
    expect((await shopper.checkout()).cart).toMatchObject({ id_address_delivery: null, items: [{ quantity: 1 }] })
  })

  test('a guest with a password is a customer with an account', async () => {
    await shopper.add(100101)
    const { customer } = await shopper.guest(guestWithPassword)
    expect(customer.is_guest).toBe(false)
    expect((await logIn(new Shopper(sandbox))).addresses).toHaveLength(1)
    expect((await shopper.checkout()).actions).toEqual(['CARRIER'])
  })

  test('a guest can set the password later and repeat the request after a lost response', async () => {
    const guest = await shopper.guest()
    const registered = await shopper.guest(guestWithPassword)
    expect(registered).toEqual(convertToCustomer(guest))
    expect(await shopper.guest(guestWithPassword)).toEqual(registered)
    await logIn(new Shopper(sandbox))
  })

  test('a guest with a password is refused if the email address has an account, but can order without a password', async () => {
    await register(new Shopper(sandbox))
    expect(await shopper.refused('POST', '/v1/guests', guestWithPassword)).toMatchObject({ type: 'account_exists' })
    const { customer, addresses } = await shopper.guest()
    expect(customer).toMatchObject({ id_customer: 2, is_guest: true })
    expect(addresses).toHaveLength(1)
  })
})

test.each([
  ['be 0123.456.749', 'BE0123456749'],
  [' ', null],
])('the VAT number "%s" is stored in its normalized form', async (given, vat_number) => {
  const company = { ...guestDetails.delivery, company: 'Peeters bv' }
  const { addresses } = await shopper.guest({ ...guestDetails, invoice: { ...company, vat_number: given } })
  expect(addresses[1]).toMatchObject({ company: 'Peeters bv', vat_number })
})
