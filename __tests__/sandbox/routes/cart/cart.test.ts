import { accountDetails, logIn, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openForSuite, sandbox, shopper, setStock } from '../../../support/sandbox/eachTest'

openForSuite()

test('a new visitor has no cart, and reading it creates none', async () => {
  expect(await shopper.cart()).toBeNull()
  shopper.headers['CartToken'] = 'unknown'
  expect(await shopper.cart()).toBeNull()
  expect(sandbox.database.count('cart')).toBe(0)
})

test('adding creates a cart, and adding the same variant again increases the quantity, by 1 by default (SPEC §5)', async () => {
  const body = { id_product: 1001, id_product_attribute: 100101, id_lang: 1 }
  const first = await shopper.change('POST', '/v1/cart/items', body)
  expect(first.type).toBe('added')
  const { cart } = await shopper.add(100101, 2)
  expect(cart.items).toHaveLength(1)
  expect(cart.items[0]).toMatchObject({
    quantity: 3,
    sellPrice_tax_incl: 343.2,
    regularPrice: 429,
    total: 1029.6,
    stock: 41,
  })
  expect(cart.totals).toMatchObject({ items: 1029.6, total: 1029.6, vat: [{ rate: 21, amount: 178.69 }] })
  expect(await shopper.cart()).toEqual(cart)
})

test('only the hash of a cart token is stored', async () => {
  const { cart } = await shopper.add(100101)
  expect(cart.token).toMatch(/^[\w-]{43}$/)
  expect(sandbox.database.one('SELECT 1 FROM cart WHERE token_hash = ?', cart.token)).toBeUndefined()
})

test('an update to 0 or less removes the item (SPEC §4)', async () => {
  const { cart } = await shopper.add(100101)
  await shopper.add(100801)
  expect((await shopper.setQuantity(cart.items[0]!, 4)).cart.items[0]?.quantity).toBe(4)
  const removed = await shopper.setQuantity(cart.items[0]!, -1)
  expect(removed).toMatchObject({ type: 'removed', cart: { items: [{ id_product_attribute: 100801 }] } })
  expect((await shopper.remove(removed.cart.items[0]!)).cart.items).toEqual([])
})

// A tab that still shows a removed item must not change another one with its links.
test('the id of a removed item is not used for another item', async () => {
  const { cart } = await shopper.add(100101)
  await shopper.remove(cart.items[0]!)
  expect((await shopper.add(100801)).cart.items[0]?.id).not.toBe(cart.items[0]?.id)
})

test('a quantity above the stock is refused with the stock', async () => {
  const { cart } = await shopper.add(100401, 5)
  const body = { id_product: 1004, id_product_attribute: 100401, quantity: 3, id_lang: 1 }
  const refusal = { status: 409, code: 409, type: 'out_of_stock', data: { stock: 7 } }
  expect(await shopper.refused('POST', '/v1/cart/items', body)).toMatchObject(refusal)
  const { href } = cart.items[0]!._links['update']!
  expect(await shopper.refused('PUT', href, { quantity: 8, id_lang: 1 })).toMatchObject(refusal)
  const soldOut = { id_product: 1040, id_product_attribute: 104001, id_lang: 1 }
  expect(await shopper.refused('POST', '/v1/cart/items', soldOut)).toMatchObject({
    type: 'out_of_stock',
    data: { stock: 0 },
  })
})

test('a quantity can be lowered although the stock is lower still', async () => {
  const item = (await shopper.add(100801, 5)).cart.items[0]!
  setStock(100801, 2)
  const refusal = await shopper.refused('PUT', item._links['update']!.href, { quantity: 6, id_lang: 1 })
  expect(refusal).toMatchObject({ type: 'out_of_stock', data: { stock: 2 } })
  expect((await shopper.setQuantity(item, 4)).cart.items[0]).toMatchObject({ quantity: 4, stock: 2 })
})

test('a closed cart is marked as closed and cannot be changed, and adding creates a new one', async () => {
  await shopper.order()
  const oldToken = shopper.headers['CartToken']
  expect(await shopper.cart()).toMatchObject({ closed: true })
  const refusal = await shopper.refused('POST', '/v1/cart/vouchers', { code: 'NOORD25' })
  expect(refusal).toMatchObject({ type: 'cart_closed', data: { closed: true } })
  const { cart } = await shopper.add(100101)
  expect(cart.token).not.toBe(oldToken)
  expect(cart.items[0]?.quantity).toBe(1)
})

describe('invalid requests to the cart', () => {
  const item = { id_product: 1001, id_product_attribute: 100101, id_lang: 1 }

  test.each([
    ['a body that is not JSON', '{"id_product":', { status: 400, type: 'bad_request' }],
    ['a body that is not an object', '[]', { data: { field: 'id_product' } }],
    ['a text in place of a number', { ...item, id_product: '1001' }, { data: { field: 'id_product' } }],
    ['half an item', { ...item, quantity: 0.5 }, { data: { field: 'quantity' } }],
    ['a quantity of 0', { ...item, quantity: 0 }, { data: { field: 'quantity' } }],
    ['a body that is too long', ' '.repeat(50_001), { status: 413, type: 'too_large' }],
  ])('a request with %s is refused', async (_, body, refusal) => {
    const invalid = { status: 422, type: 'invalid', name: 'ShopError' }
    expect(await shopper.refused('POST', '/v1/cart/items', body)).toMatchObject({ ...invalid, ...refusal })
  })

  test('a variant of another product is reported as unknown', async () => {
    const body = { ...item, id_product: 1002 }
    expect(await shopper.refused('POST', '/v1/cart/items', body)).toMatchObject({ type: 'not_found' })
  })

  test('the response for an unknown path is JSON', async () => {
    expect(await shopper.refused('GET', '/v1/nothing')).toMatchObject({ type: 'not_found' })
    expect(await shopper.refused('GET', '/v1/cart/payment')).toMatchObject({ status: 404 })
  })
})

test('a customer on a new device gets the latest open cart', async () => {
  await register(shopper, accountDetails)
  await shopper.add(100101)
  const phone = new Shopper(sandbox)
  await phone.add(100801)
  await logIn(phone, accountDetails)
  const tablet = new Shopper(sandbox)
  await logIn(tablet, accountDetails)
  const found = await tablet.cart()
  expect(found?.id_cart).toBe((await phone.cart())?.id_cart)
  expect(found?.id_cart).not.toBe((await shopper.cart())?.id_cart)
})
