import { cartAnswer } from '../../../../src/contract/cart'
import { accountDetails, logIn, register } from '../../../support/sandbox/register'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openForSuite, sandbox, shopper, setStock } from '../../../support/sandbox/eachTest'

openForSuite()

const fetchCart = (user: Shopper) => user.call(cartAnswer, 'GET', '/v1/cart')

test('a new visitor has no cart, and reading it creates none', async () => {
  expect(await fetchCart(shopper)).toEqual({ cart: null })
  shopper.headers['CartToken'] = 'unknown'
  expect(await fetchCart(shopper)).toEqual({ cart: null })
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
  expect((await fetchCart(shopper)).cart).toEqual(cart)
})

test('only the hash of a cart token is stored', async () => {
  const { cart } = await shopper.add(100101)
  expect(cart.token).toMatch(/^[\w-]{43}$/)
  expect(sandbox.database.one('SELECT 1 FROM cart WHERE token_hash = ?', cart.token)).toBeUndefined()
})

test('an update to 0 or less removes the item (SPEC §4)', async () => {
  const { cart } = await shopper.add(100101)
  await shopper.add(100801)
  const first = cart.items[0]?._links['update']?.href ?? ''
  expect((await shopper.change('PUT', first, { quantity: 4, id_lang: 1 })).cart.items[0]?.quantity).toBe(4)
  const removed = await shopper.change('PUT', first, { quantity: -1, id_lang: 1 })
  expect(removed).toMatchObject({ type: 'removed', cart: { items: [{ id_product_attribute: 100801 }] } })
  const last = removed.cart.items[0]?._links['remove']?.href ?? ''
  expect((await shopper.change('DELETE', last)).cart.items).toEqual([])
})

// A tab that still shows a removed item must not change another one with its links.
test('the id of a removed item is not used for another item', async () => {
  const { cart } = await shopper.add(100101)
  await shopper.change('DELETE', cart.items[0]?._links['remove']?.href ?? '')
  expect((await shopper.add(100801)).cart.items[0]?.id).not.toBe(cart.items[0]?.id)
})

test('a quantity above the stock is refused with the stock', async () => {
  await shopper.add(100401, 5)
  const body = { id_product: 1004, id_product_attribute: 100401, quantity: 3, id_lang: 1 }
  const refusal = { status: 409, code: 409, type: 'out_of_stock', data: { stock: 7 } }
  expect(await shopper.refused('POST', '/v1/cart/items', body)).toMatchObject(refusal)
  const item = (await fetchCart(shopper)).cart?.items[0]?._links['update']?.href ?? ''
  expect(await shopper.refused('PUT', item, { quantity: 8, id_lang: 1 })).toMatchObject(refusal)
  const soldOut = { id_product: 1040, id_product_attribute: 104001, id_lang: 1 }
  expect(await shopper.refused('POST', '/v1/cart/items', soldOut)).toMatchObject({
    type: 'out_of_stock',
    data: { stock: 0 },
  })
})

test('a quantity can be lowered although the stock is lower still', async () => {
  const { cart } = await shopper.add(100801, 5)
  const href = cart.items[0]?._links['update']?.href ?? ''
  const buildQuantity = (quantity: number) => ({ quantity, id_lang: 1 })
  setStock(100801, 2)
  expect(await shopper.refused('PUT', href, buildQuantity(6))).toMatchObject({
    type: 'out_of_stock',
    data: { stock: 2 },
  })
  expect((await shopper.change('PUT', href, buildQuantity(4))).cart.items[0]).toMatchObject({ quantity: 4, stock: 2 })
})

test('a closed cart is marked as closed and cannot be changed, and adding creates a new one', async () => {
  await shopper.order()
  const oldToken = shopper.headers['CartToken']
  expect((await fetchCart(shopper)).cart).toMatchObject({ closed: true })
  expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'NOORD25' })).toMatchObject({
    type: 'cart_closed',
    data: { closed: true },
  })
  const { cart } = await shopper.add(100101)
  expect(cart.token).not.toBe(oldToken)
  expect(cart.items[0]?.quantity).toBe(1)
})

describe('invalid requests to the cart', () => {
  test.each([
    ['a body that is not JSON', '{"id_product":', 400, 'bad_request', undefined],
    ['a body that is not an object', '[]', 422, 'invalid', 'id_product'],
    [
      'a text in place of a number',
      { id_product: '1001', id_product_attribute: 1, id_lang: 1 },
      422,
      'invalid',
      'id_product',
    ],
    [
      'half an item',
      { id_product: 1001, id_product_attribute: 100101, quantity: 0.5, id_lang: 1 },
      422,
      'invalid',
      'quantity',
    ],
    [
      'a quantity of 0',
      { id_product: 1001, id_product_attribute: 100101, quantity: 0, id_lang: 1 },
      422,
      'invalid',
      'quantity',
    ],
    ['a body that is too long', ' '.repeat(50_001), 413, 'too_large', undefined],
  ])('a request with %s is refused', async (_, body, status, type, field) => {
    expect(await shopper.refused('POST', '/v1/cart/items', body)).toMatchObject({
      status,
      type,
      name: 'ShopError',
      ...(field && { data: { field } }),
    })
  })

  test('a variant of another product is reported as unknown', async () => {
    const body = { id_product: 1002, id_product_attribute: 100101, id_lang: 1 }
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
  expect((await fetchCart(tablet)).cart?.id_cart).toBe((await fetchCart(phone)).cart?.id_cart)
  expect((await fetchCart(tablet)).cart?.id_cart).not.toBe((await fetchCart(shopper)).cart?.id_cart)
})
