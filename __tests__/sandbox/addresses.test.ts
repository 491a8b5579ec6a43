/** @jest-environment node */
import { addressList } from '../../src/contract/account'
import { order } from '../../src/contract/order'
import { sessionAnswer, type Address } from '../../src/contract/session'
import { mostAddresses } from '../../src/sandbox/changes/saveAddress'
import type { Sandbox } from '../../src/sandbox/openShop'
import { accountAddress, accountDetails, register } from '../support/registered'
import { guestDetails, Shopper } from '../support/sandboxShopper'
import { openSeeded } from '../support/seededSandbox'

let sandbox: Sandbox
let shopper: Shopper
beforeEach(async () => {
  sandbox = openSeeded({ passwordCost: 16 })
  shopper = new Shopper(sandbox)
})
afterEach(() => sandbox.close())

const own = '/v1/my/addresses'
const home = { ...guestDetails.delivery }
const work = { ...home, address1: 'Werf 3', postcode: '8000', city: 'Brugge', company: 'Peeters bv' }
const utrecht = { ...home, address1: 'Vliet 2', postcode: '3511 AB', city: 'Utrecht', id_country: 13 }

const list = async (who = shopper) => (await who.call(addressList, 'GET', own))._embedded.addresses
const create = async (address: object, who = shopper) =>
  (await who.call(addressList, 'POST', own, { address }))._embedded.addresses
const follow = async (method: 'PUT' | 'DELETE', { _links }: Address, address?: object, who = shopper) => {
  const { href } = _links![method === 'PUT' ? 'update' : 'delete']!
  return (await who.call(addressList, method, href, address && { address }))._embedded.addresses
}
const cities = (addresses: Address[]) => addresses.map(({ city }) => city)
const defaults = (addresses: Address[]) => ({
  delivery: addresses.filter((one) => one.default_delivery).map(({ city }) => city),
  invoice: addresses.filter((one) => one.default_invoice).map(({ city }) => city),
})
const only = <One>([first]: One[]): One => first!

describe('SPEC §7: GET my_addresses, create, and each address’s own links', () => {
  beforeEach(() => register(shopper))

  test('none at first, with the link that creates', async () => {
    const answer = await shopper.call(addressList, 'GET', own)
    expect(answer._embedded.addresses).toEqual([])
    expect(answer._links['create']).toEqual({ href: own, method: 'POST' })
  })

  test('create, update and delete answer the whole list; session and me carry the same', async () => {
    await create(home)
    const two = await create(work)
    expect(cities(two)).toEqual(['Gent', 'Brugge'])
    const changed = await follow('PUT', two[1]!, { ...work, city: 'Sint-Andries', company: ' ' })
    expect(changed[1]).toMatchObject({ city: 'Sint-Andries', company: null, id_address: two[1]!.id_address })
    expect((await shopper.call(sessionAnswer, 'GET', '/v1/me')).addresses).toEqual(changed)
    expect((await shopper.checkout()).addresses).toEqual(changed)
    expect(cities(await follow('DELETE', two[0]!))).toEqual(['Sint-Andries'])
    expect(await list()).toHaveLength(1)
  })

  test('the same create twice makes one row', async () => {
    await create(home)
    expect(await create(home)).toHaveLength(1)
    expect(await create({ ...home, address2: '', company: null })).toHaveLength(1)
  })

  test('nothing changes state by GET, and a delete is done once', async () => {
    const address = only(await create(home))
    await follow('DELETE', address)
    expect(await shopper.refused('DELETE', address._links!['delete']!.href)).toMatchObject({ status: 404 })
  })

  test(`at most ${mostAddresses}; what is there can still be changed, and the same one sent again`, async () => {
    for (let house = 1; house <= mostAddresses; house++) await create({ ...home, address1: `Lindelaan ${house}` })
    const full = await shopper.refused('POST', own, { address: work })
    expect(full).toMatchObject({ status: 422, type: 'too_many_addresses', data: { maximum: mostAddresses } })
    expect(await create({ ...home, address1: 'Lindelaan 7' })).toHaveLength(mostAddresses)
    expect((await follow('PUT', (await list())[3]!, work))[3]).toMatchObject(work)
  })

  test.each([
    ['BE', { postcode: '900' }, 'address.postcode'],
    ['NL', { ...utrecht, postcode: '3511' }, 'address.postcode'],
    ['FR', { id_country: 8, postcode: '1700' }, 'address.postcode'],
    ['a country without delivery', { id_country: 99 }, 'address.id_country'],
    ['a VAT number that is none', { vat_number: 'BE0123456748' }, 'address.vat_number'],
    ['no street', { address1: ' ' }, 'address.address1'],
    ['no name', { lastname: undefined }, 'address.lastname'],
    ['a name too long', { firstname: 'x'.repeat(61) }, 'address.firstname'],
    ['a company too long', { company: 'x'.repeat(121) }, 'address.company'],
    ['a default that is no yes or no', { default_delivery: 'yes' }, 'address.default_delivery'],
  ])('%s is refused with its field, when created and when changed', async (_what, fault, field) => {
    const refusal = { status: 422, type: 'invalid', data: { field } }
    expect(await shopper.refused('POST', own, { address: { ...home, ...fault } })).toMatchObject(refusal)
    const kept = only(await create(home))
    const body = { address: { ...home, ...fault } }
    expect(await shopper.refused('PUT', kept._links!['update']!.href, body)).toMatchObject(refusal)
    expect(await list()).toEqual([kept])
  })

  test.each([
    ['BE', home],
    ['NL', utrecht],
    ['FR', { ...home, address1: 'Le Bourg', postcode: '17000', city: 'La Rochelle', id_country: 8 }],
  ])('%s is kept as it was given', async (_iso, address) => {
    expect(await create(address)).toMatchObject([address])
  })
})

describe('defaults', () => {
  beforeEach(() => register(shopper))

  test('the first address is both, another takes its place only when asked', async () => {
    expect(defaults(await create(home))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    expect(defaults(await create(work))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    const three = await create({ ...utrecht, default_delivery: true })
    expect(defaults(three)).toEqual({ delivery: ['Utrecht'], invoice: ['Gent'] })
    expect(defaults(await follow('PUT', three[1]!, { ...work, default_invoice: true }))).toEqual({
      delivery: ['Utrecht'],
      invoice: ['Brugge'],
    })
  })

  test('a default that is not given, or not wanted, stays where it is', async () => {
    const address = only(await create(home))
    const wanted = { ...home, default_delivery: false, default_invoice: false }
    expect(defaults(await follow('PUT', address, wanted))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
  })

  test('deleting a default passes it to the oldest that is left', async () => {
    await create(home)
    await create(work)
    const three = await create({ ...utrecht, default_delivery: true })
    expect(defaults(await follow('DELETE', three[2]!))).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    expect(defaults(await follow('DELETE', three[0]!))).toEqual({ delivery: ['Brugge'], invoice: ['Brugge'] })
    expect(await follow('DELETE', three[1]!)).toEqual([])
    expect(defaults(await create(utrecht))).toEqual({ delivery: ['Utrecht'], invoice: ['Utrecht'] })
  })

  test('a new cart starts with them', async () => {
    await create(home)
    await create({ ...work, default_invoice: true })
    const [, brugge, nl] = await create({ ...utrecht, default_delivery: true })
    await shopper.add(100101)
    expect((await shopper.checkout()).cart).toMatchObject({
      id_address_delivery: nl!.id_address,
      id_address_invoice: brugge!.id_address,
      id_country: 13,
    })
  })

  test('an address given with the account, or as a guest before it, is both', async () => {
    const other = new Shopper(sandbox)
    const { addresses } = await register(other, { ...accountDetails, ...accountAddress, email: 'bo@example.be' })
    expect(defaults(addresses)).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    const guest = new Shopper(sandbox)
    const account = { ...guestDetails.account, email: 'cis@example.be' }
    await guest.guest({ ...guestDetails, account, invoice: work })
    const registered = await guest.guest({
      ...guestDetails,
      account: { ...account, password: 'een lang geheim' },
      invoice: work,
    })
    expect(defaults(registered.addresses)).toEqual({ delivery: ['Gent'], invoice: ['Brugge'] })
  })

  test('what a customer types in the checkout is in the account afterwards, the defaults as they were', async () => {
    await create(home)
    await shopper.add(100101)
    const account = { ...guestDetails.account, email: accountDetails.email }
    await shopper.guest({ account, delivery: work })
    expect(cities(await list())).toEqual(['Gent', 'Brugge'])
    expect(defaults(await list())).toEqual({ delivery: ['Gent'], invoice: ['Gent'] })
    expect((await shopper.checkout()).cart?.id_address_delivery).toBe((await list())[1]!.id_address)
  })
})

describe('an open cart that uses the address', () => {
  const cart = async () => (await shopper.checkout()).cart!
  const payment = () => only(sandbox.database.all<{ state: string }>('SELECT state FROM payment')).state

  beforeEach(async () => {
    await register(shopper, { ...accountDetails, ...accountAddress })
    await shopper.add(100101)
    await shopper.carrier(1)
  })

  test('loses it when it is deleted, and the payment that was begun ends', async () => {
    const { redirect } = await shopper.pay()
    const address = only(await list())
    await follow('DELETE', address)
    expect(await cart()).toMatchObject({ id_address_delivery: null, id_address_invoice: null })
    expect(payment()).toBe('expired')
    await shopper.report(redirect, 'pay')
    expect(sandbox.database.all('SELECT 1 FROM orders')).toEqual([])
  })

  test('follows it to another country, where its carrier may not go, and the payment ends', async () => {
    await shopper.carrier(3, 'BE-1001')
    await shopper.pay()
    await follow('PUT', only(await list()), utrecht)
    expect(await cart()).toMatchObject({ id_country: 13, id_carrier: null })
    expect(payment()).toBe('expired')
  })

  test('keeps payment and carrier when only a default moves, or nothing changes', async () => {
    await shopper.pay()
    const address = only(await list())
    await follow('PUT', address, { ...address, default_delivery: true })
    expect(payment()).toBe('pending')
    await follow('DELETE', (await create(work))[1]!)
    expect(payment()).toBe('pending')
  })

  test('a payment link from before the change is refused as changed', async () => {
    const { href } = (await cart())._links['payment']!
    const address = only(await list())
    await follow('PUT', address, { ...address, address1: 'Lindelaan 2' })
    const { id_address } = address
    const body = { id_payment: 1, id_address_invoice: id_address, id_lang: 1, step_payment: 1 }
    expect(await shopper.refused('POST', href, body)).toMatchObject({ status: 409, type: 'cart_changed' })
  })

  test('an order keeps its copy', async () => {
    const { redirect } = await shopper.pay()
    await shopper.report(redirect, 'pay')
    const address = only(await list())
    await follow('PUT', address, work)
    await follow('DELETE', address)
    const placed = await shopper.call(order, 'GET', '/v1/orders/1')
    expect(placed.delivery_address).toMatchObject({ city: 'Gent', address1: accountAddress.address1 })
    expect(placed.delivery_address).not.toHaveProperty('default_delivery')
    expect(placed.delivery_address).not.toHaveProperty('_links')
  })
})

describe('SPEC §6: another customer’s address, with one’s own valid token', () => {
  let hers: Address
  let other: Shopper
  const nowhere = 99_999

  beforeEach(async () => {
    await register(shopper, { ...accountDetails, ...accountAddress })
    hers = only(await list())
    other = new Shopper(sandbox)
    await register(other, { ...accountDetails, ...accountAddress, email: 'bo@example.be' })
  })
  const same = async (attempt: (id: number) => Promise<{ message?: string | undefined }>) => {
    const [foreign, unknown] = [await attempt(hers.id_address), await attempt(nowhere)]
    expect(foreign).toEqual(unknown)
    expect(await list()).toEqual([hers])
    return foreign
  }

  test.each([
    ['read', 'GET', undefined],
    ['changed', 'PUT', { address: work }],
    ['deleted', 'DELETE', undefined],
  ] as const)('can not be %s by its link, the same as one that does not exist', async (_deed, method, body) => {
    const refused = await same((id) => other.refused(method, `${own}/${id}`, body))
    expect(refused).toMatchObject({ status: 404, type: 'not_found' })
  })

  test('is not in the list, the session or the checkout of another', async () => {
    await other.add(100101)
    for (const addresses of [await list(other), (await other.checkout()).addresses]) {
      expect(addresses.map(({ id_address }) => id_address)).not.toContain(hers.id_address)
    }
  })

  test('a create with its id makes a new one', async () => {
    const mine = await create({ ...work, id_address: hers.id_address, id_customer: 1, default_delivery: true }, other)
    expect(mine.map(({ id_address }) => id_address)).not.toContain(hers.id_address)
    expect(await list()).toEqual([hers])
  })

  test.each([
    ['update', 'PUT', '/v1/cart', (id: number) => ({ id_address_delivery: id }), 'id_address_delivery'],
    ['update', 'PUT', '/v1/cart', (id: number) => ({ id_address_invoice: id }), 'id_address_invoice'],
    [
      'country update',
      'PUT',
      '/v1/cart/country',
      (id: number) => ({ id_country: 3, id_address_delivery: id, id_lang: 1 }),
      'id_address_delivery',
    ],
    [
      'carrier update',
      'PUT',
      '/v1/cart/carrier',
      (id: number) => ({ id_carrier: 1, id_address_delivery: id, id_lang: 1, step_shipping: 1 }),
      'id_address_delivery',
    ],
    [
      'payment',
      'POST',
      '/v1/cart/payment',
      (id: number) => ({ id_payment: 1, id_address_invoice: id, id_lang: 1, step_payment: 1 }),
      'id_address_invoice',
    ],
  ] as const)('can not be given to a cart (%s %s %s)', async (_row, method, path, body, field) => {
    await other.add(100101)
    await other.carrier(1)
    const before = (await other.checkout()).cart
    const refused = await same((id) => other.refused(method, path, body(id)))
    expect(refused).toMatchObject({ status: 422, type: 'invalid', data: { field } })
    expect((await other.checkout()).cart).toEqual(before)
  })

  test('not even with the token of her cart, which opens none to them', async () => {
    await shopper.add(100101)
    other.headers['CartToken'] = shopper.headers['CartToken']!
    const refused = await other.refused('PUT', '/v1/cart', { id_address_delivery: hers.id_address })
    expect(refused).toMatchObject({ status: 404, type: 'cart_not_found' })
  })
})

test('without a session, with an ended one, or as a guest: no addresses, and no links to them', async () => {
  const guest = new Shopper(sandbox)
  const { addresses, _links } = await guest.guest()
  expect(_links).not.toHaveProperty('my_addresses')
  expect(only(addresses)).not.toHaveProperty('_links')
  const path = `${own}/${only(addresses).id_address}`
  const calls = [
    ['GET', own],
    ['POST', own, { address: work }],
    ['PUT', path, { address: work }],
    ['DELETE', path],
  ] as const
  for (const [method, where, body] of calls) {
    expect(await guest.refused(method, where, body)).toMatchObject({ status: 403, type: 'account_needed' })
    for (const token of ['', 'nobody']) {
      shopper.headers['CustomerToken'] = token
      expect(await shopper.refused(method, where, body)).toMatchObject({ status: 401, type: 'not_logged_in' })
    }
  }
})

test.each([['{'], ['null'], ['[]'], ['{"address":[]}'], ['{"address":{"__proto__":{}}}'], ['"x"']])(
  'a body of %s is refused in one sentence',
  async (body) => {
    await register(shopper)
    const { status } = await shopper.refused('POST', own, body)
    expect([400, 422]).toContain(status)
    expect(await list()).toEqual([])
  },
)
