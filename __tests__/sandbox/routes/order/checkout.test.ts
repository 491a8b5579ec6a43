import { checkout } from '../../../../src/contract/checkout'
import { sessionAnswer } from '../../../../src/contract/session'
import { guestDetails, Shopper } from '../../../support/sandbox/Shopper'
import { readDelivery } from '../../../support/data/readDelivery'
import { roundEuro } from '../../../../src/contract/money'
import { openEachTest, sandbox, shopper } from '../../../support/sandbox/eachTest'

openEachTest()

const listCarriers = async () =>
  Object.fromEntries((await shopper.checkout()).carriers.map(({ key, price, reason }) => [key, reason ?? price]))

test('the checkout has fewer actions after each step (SPEC §4)', async () => {
  expect(await shopper.checkout()).toMatchObject({ cart: null, changed: false, actions: [] })
  await shopper.add(100101)
  const { actions } = await shopper.call(checkout, 'GET', '/v1/checkout/identification')
  expect(actions).toEqual(['IDENTIFICATION'])
  await shopper.guest()
  expect((await shopper.checkout()).actions).toEqual(['CARRIER'])
  await shopper.carrier(1)
  const ready = await shopper.checkout()
  expect(ready.actions).toEqual([])
  expect(ready.payment_methods.map((method) => method.key)).toEqual(['bancontact', 'card', 'bank-transfer', 'wallet'])
  expect(ready._links['status']).toBeUndefined()
})

describe('the guest in the checkout', () => {
  test('a guest can correct the details, which no other visitor can read', async () => {
    await shopper.add(100101)
    const first = await shopper.guest()
    const invoice = { ...guestDetails.delivery, company: 'Peeters bv', vat_number: 'BE0123456749' }
    const account = { ...guestDetails.account, lastname: 'Janssens' }
    const again = await shopper.guest({ ...guestDetails, account, invoice })
    expect(again).toMatchObject({
      session: first.session,
      customer: { id_customer: first.customer.id_customer, lastname: 'Janssens', is_guest: true },
    })
    expect(again.addresses).toHaveLength(2)
    const { cart } = await shopper.checkout()
    expect([cart?.id_address_delivery, cart?.id_address_invoice]).toEqual(again.addresses.map((one) => one.id_address))
    expect((await shopper.guest()).addresses).toHaveLength(1)
    expect(await shopper.session()).toMatchObject({ customer: { lastname: 'Peeters' } })
    expect(await new Shopper(sandbox).refused('GET', '/v1/me')).toMatchObject({ type: 'not_logged_in' })
  })

  test('the set-contact request changes the name and gender of the customer', async () => {
    await shopper.guest()
    const change = async (details: object) =>
      (await shopper.call(sessionAnswer, 'POST', '/v1/me/contact', details)).customer
    const names = { firstname: 'Bo', lastname: 'Maes' }
    expect(await change({ ...names, gender: 3 })).toMatchObject({ ...names, id_gender: 3 })
    expect(await change({ ...names, lastname: 'Claes' })).toMatchObject({ id_gender: 3, lastname: 'Claes' })
  })

  test.each([
    ['delivery.postcode', { delivery: { ...guestDetails.delivery, postcode: '90000' } }],
    ['delivery.id_country', { delivery: { ...guestDetails.delivery, id_country: 99 } }],
    ['delivery.firstname', { delivery: { ...guestDetails.delivery, firstname: ' ' } }],
    ['invoice.postcode', { invoice: { ...guestDetails.delivery, id_country: 13 } }],
    ['account.email', { account: { ...guestDetails.account, email: 'an' } }],
    ['account.id_gender', { account: { ...guestDetails.account, id_gender: 4 } }],
  ])('an invalid %s is refused by name, and nothing is stored', async (field, change) => {
    expect(await shopper.invalidField('POST', '/v1/guests', { ...guestDetails, ...change })).toBe(field)
    expect(sandbox.database.all('SELECT * FROM customer')).toEqual([])
  })
})

describe('the carriers in the checkout', () => {
  const home = readDelivery('home')
  const twoMan = readDelivery('two-man').price

  test('a parcel has the carriers and prices of its country', async () => {
    await shopper.add(105701)
    await shopper.guest()
    expect(await listCarriers()).toEqual({
      ...{ home: home.price, 'two-man': 'not_needed' },
      ...{ 'pickup-point': readDelivery('pickup-point').price, store: 0 },
    })
    expect((await shopper.carrier(1)).cart.totals).toMatchObject({
      items: 39,
      shipping: home.price,
      total: roundEuro(39 + home.price),
    })
    await shopper.voucher('GRATISLEVERING')
    expect((await shopper.checkout()).cart?.totals.shipping).toBe(0)
  })

  test('an empty cart has no shipping cost, whatever carrier was selected', async () => {
    await shopper.add(105701)
    const { cart } = await shopper.carrier(1)
    const emptied = await shopper.remove(cart.items[0]!)
    expect(emptied.cart.totals).toMatchObject({ items: 0, shipping: null, total: 0 })
  })

  test('bulky items require two-man delivery, even if they are added later', async () => {
    await shopper.add(105701)
    await shopper.carrier(1)
    await shopper.add(101201)
    expect(await listCarriers()).toEqual({ home: 'bulky', 'two-man': twoMan, 'pickup-point': 'bulky', store: 0 })
    expect((await shopper.checkout()).cart).toMatchObject({ id_carrier: null, totals: { shipping: null } })
    const body = { id_carrier: 1, id_lang: 1, step_shipping: 1 }
    expect(await shopper.refused('PUT', '/v1/cart/carrier', body)).toMatchObject({
      type: 'carrier_unavailable',
      data: { reason: 'bulky' },
    })
  })

  test('a cart without bulky items can be too heavy for a parcel', async () => {
    await shopper.add(101301, 3)
    expect(await listCarriers()).toEqual({ home: 'weight', 'two-man': twoMan, 'pickup-point': 'weight', store: 0 })
  })

  test('the country determines carriers, VAT, pickup points and payment methods', async () => {
    await shopper.add(105701)
    await shopper.carrier(3, 'BE-1001')
    const { cart } = await shopper.change('PUT', '/v1/cart/country', { id_country: 8, id_lang: 1 })
    expect(cart).toMatchObject({
      id_country: 8,
      id_carrier: null,
      service_point: null,
      totals: { vat: [{ rate: 20, amount: 6.5 }] },
    })
    expect(await listCarriers()).toEqual({
      home: readDelivery('home', 'FR').price,
      'two-man': 'not_needed',
      'pickup-point': 'country',
      store: 0,
    })
    const methods = (await shopper.checkout()).payment_methods.map(({ key }) => key)
    expect(methods).toEqual(['card', 'bank-transfer', 'wallet'])
    const unknown = { id_country: 99, id_lang: 1 }
    expect(await shopper.invalidField('PUT', '/v1/cart/country', unknown)).toBe('id_country')
  })

  test.each([
    ['removes those that do not fit', 8, { id_address_delivery: null, id_carrier: null, service_point: null }],
    ['keeps those that fit', 3, { id_address_delivery: 1, id_carrier: 3, service_point: 'BE-1001' }],
  ])('of an address and a carrier in the same request, a country %s', async (_, id_country, remaining) => {
    await shopper.add(105701)
    await shopper.guest()
    await shopper.carrier(3, 'BE-1001')
    const body = { id_country, id_address_delivery: 1, id_carrier: 3, id_lang: 1 }
    const { cart } = await shopper.change('PUT', '/v1/cart/country', body)
    expect(cart).toMatchObject({ id_country, ...remaining })
  })
})

describe('gift wrapping in the checkout', () => {
  test('gift wrapping has a message and costs € 4,50 below € 150', async () => {
    await shopper.add(105701)
    const { cart } = await shopper.wrap(' Proficiat! ')
    const terms = { price: 4.5, free_from: 150, message_max: 250, possible: true }
    expect(cart.gift).toEqual({ wanted: true, message: 'Proficiat!', ...terms })
    expect(cart.totals).toMatchObject({ wrapping: 4.5, total: 43.5 })
    await shopper.add(100801)
    expect((await shopper.checkout()).cart?.totals.wrapping).toBe(0)
    expect((await shopper.wrap('x', false)).cart.gift).toMatchObject({ wanted: false, message: '' })
  })

  test('gift wrapping is refused for unsuitable items and for long messages', async () => {
    const path = '/v1/cart/giftwrapping'
    const buildWrapping = (gift_message: string) => ({ gift: true, gift_message, id_lang: 1, step_giftwrapping: 1 })
    await shopper.add(101301)
    expect(await shopper.refused('PUT', path, buildWrapping(''))).toMatchObject({ type: 'gift_not_possible' })
    expect(await shopper.invalidField('PUT', path, buildWrapping('x'.repeat(251)))).toBe('gift_message')
  })
})

test('the checkout is marked as changed when another customer buys the stock in the meantime', async () => {
  await shopper.add(100802, 2)
  await shopper.guest()
  expect((await shopper.checkout()).changed).toBe(false)
  const other = new Shopper(sandbox)
  await other.order(100802, 1)
  expect(await shopper.checkout()).toMatchObject({ changed: true, cart: { items: [{ quantity: 2, stock: 1 }] } })
})
