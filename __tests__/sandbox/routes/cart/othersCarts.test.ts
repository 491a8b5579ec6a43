import { accountAddress, accountDetails, logIn, register } from '../../../support/sandbox/register'
import { guestDetails, paymentBody, Shopper } from '../../../support/sandbox/Shopper'
import { openEachTest, sandbox, shopper as an } from '../../../support/sandbox/eachTest'

/** The customer An has a cart that is ready to be paid. Jo is the other user. */
let jo: Shopper
let ownerToken: string
const joDetails = { ...accountDetails, email: 'jo@example.be', firstname: 'Jo' }
const message = 'Voor mijn liefste'

openEachTest()
beforeEach(async () => {
  jo = new Shopper(sandbox)
  await register(an, { ...accountDetails, ...accountAddress, address1: 'Geheime weg 1' })
  await an.add(100801, 2)
  await an.wrap(message)
  await an.carrier(3, 'BE-1001')
  ownerToken = an.headers['CartToken'] ?? ''
})

/** Every request that changes or pays for a cart. */
const changes = [
  ['POST', '/v1/cart/vouchers', { code: 'NOORD25' }],
  ['DELETE', '/v1/cart/vouchers/1', undefined],
  ['PUT', '/v1/cart/items/1', { quantity: 9, id_lang: 1 }],
  ['DELETE', '/v1/cart/items/1', undefined],
  ['PUT', '/v1/cart', { id_address_delivery: 1 }],
  ['PUT', '/v1/cart/country', { id_country: 3, id_lang: 1 }],
  ['PUT', '/v1/cart/carrier', { id_carrier: 1, id_lang: 1, step_shipping: 1 }],
  ['PUT', '/v1/cart/giftwrapping', { gift: false, gift_message: '', id_lang: 1, step_giftwrapping: 1 }],
  ['POST', '/v1/cart/payment', paymentBody],
] as const

const listRefusals = (user: Shopper) =>
  Promise.all(changes.map(([method, path, body]) => user.refused(method, path, body)))

/** The other users, each with the tokens that Jo uses. */
const strangers: [string, () => Promise<void>][] = [
  ['a visitor without a CartToken', async () => {}],
  ['a visitor with an unknown CartToken', async () => void (jo.headers['CartToken'] = 'x'.repeat(43))],
  ['a customer without a CartToken', async () => void (await register(jo, joDetails))],
  [
    'a customer with the CartToken of a third one',
    async () => {
      await register(jo, joDetails)
      jo.headers['CartToken'] = ownerToken
    },
  ],
  [
    'a guest with the CartToken of a third one',
    async () => {
      await jo.guest({ ...guestDetails, account: { ...guestDetails.account, email: 'jo@example.be' } })
      jo.headers['CartToken'] = ownerToken
    },
  ],
]

describe.each(strangers)('the cart of another customer, used by %s', (_, prepare) => {
  test('the cart can be neither read, changed nor paid, and every refusal is the same', async () => {
    await prepare()
    const before = await an.cart()
    expect(await jo.cart()).toBeNull()
    expect((await jo.checkout()).cart).toBeNull()
    for (const refusal of await listRefusals(jo)) {
      expect(refusal).toMatchObject({ type: 'cart_not_found', data: null })
    }
    expect(await an.cart()).toEqual(before)
  })

  test('adding creates a new cart', async () => {
    await prepare()
    const { cart } = await jo.add(100101)
    expect(cart.items.map(({ id_product_attribute }) => id_product_attribute)).toEqual([100101])
    expect(cart.token).not.toBe(ownerToken)
    expect((await an.cart())?.items).toHaveLength(1)
  })
})

test('the items of another customer’s cart cannot be used in one’s own cart', async () => {
  await register(jo, joDetails)
  await jo.add(100101)
  const [line] = (await an.cart())?.items ?? []
  for (const method of ['PUT', 'DELETE'] as const) {
    const body = method === 'PUT' ? { quantity: 5, id_lang: 1 } : undefined
    expect(await jo.refused(method, `/v1/cart/items/${line?.id}`, body)).toMatchObject({ status: 404 })
  }
})

test('another customer’s payment is not found, even with the token of its cart', async () => {
  const { _links } = await an.pay()
  await register(jo, joDetails)
  jo.headers['CartToken'] = ownerToken
  expect(await jo.refused('GET', _links['status']?.href ?? '')).toMatchObject({ type: 'not_found' })
})

describe('another customer who logs in with the CartToken of the previous customer', () => {
  const expectNothingOfAn = async () => {
    const { cart, ...checkout } = await jo.checkout()
    expect(cart).toMatchObject({ id_carrier: null, service_point: null, gift: { wanted: false, message: '' } })
    const shown = JSON.stringify([cart, checkout])
    for (const secret of ['Geheime weg', message, 'an@example.be']) expect(shown).not.toContain(secret)
    return cart
  }
  beforeEach(() => void (jo.headers['CartToken'] = ownerToken))

  test('the items stay in the cart, but no personal data do', async () => {
    await register(new Shopper(sandbox), { ...joDetails, ...accountAddress })
    await logIn(jo, joDetails)
    const cart = await expectNothingOfAn()
    expect(cart?.items).toMatchObject([{ quantity: 2 }])
    expect((await jo.checkout()).addresses!.map(({ id_address }) => id_address)).toEqual([cart?.id_address_delivery])
    expect(await an.cart()).toBeNull()
  })

  test('creating an account leaves no personal data in the cart', async () => {
    await register(jo, joDetails)
    await expectNothingOfAn()
  })

  test('ordering as a guest leaves no personal data in the cart', async () => {
    await jo.guest({ ...guestDetails, account: { ...guestDetails.account, email: 'jo@example.be' } })
    await expectNothingOfAn()
  })
})

test('a guest who logs in keeps wrapping and carrier', async () => {
  await register(new Shopper(sandbox), { ...joDetails, ...accountAddress })
  await jo.add(100801, 2)
  await jo.guest()
  await jo.wrap('Voor jou')
  await jo.carrier(4)
  await logIn(jo, joDetails)
  expect(await jo.cart()).toMatchObject({ id_carrier: 4, gift: { wanted: true, message: 'Voor jou' } })
})
