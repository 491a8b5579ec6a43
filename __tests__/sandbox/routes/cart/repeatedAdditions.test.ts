import { cartAnswer } from '../../../../src/contract/cart'
import { idempotencyHeader, maxIdempotencyKeyLength } from '../../../../src/contract/limits'
import { Shopper } from '../../../support/sandbox/Shopper'
import { openForSuite, sandbox, shopper } from '../../../support/sandbox/eachTest'
import { register } from '../../../support/sandbox/register'

let key = 0
openForSuite()
beforeEach(() => void (shopper.headers[idempotencyHeader] = `key ${(key += 1)}`))

const addition = { id_product: 1004, id_product_attribute: 100401, quantity: 2, id_lang: 1 }
const sendAddition = () => shopper.call(cartAnswer, 'POST', '/v1/cart/items', addition)

test('an addition that is repeated with its key counts once and returns the current cart', async () => {
  const { cart } = await shopper.change('POST', '/v1/cart/items', addition)
  const repeated = await sendAddition()
  expect(repeated).toEqual({ cart, type: 'added', data: { id_product_attribute: 100401, quantity: 2 } })
  await shopper.setQuantity(cart.items[0]!, 5)
  expect((await sendAddition()).cart?.items).toMatchObject([{ quantity: 5 }])
})

test('additions with different keys each count, and so do additions without a key', async () => {
  await shopper.change('POST', '/v1/cart/items', addition)
  shopper.headers[idempotencyHeader] = 'another key'
  expect((await sendAddition()).cart?.items).toMatchObject([{ quantity: 4 }])
  delete shopper.headers[idempotencyHeader]
  await sendAddition()
  expect((await shopper.refused('POST', '/v1/cart/items', addition)).type).toBe('out_of_stock')
})

test('a visitor who did not receive the response with the first token gets another token for the same cart', async () => {
  const first = (await sendAddition()).cart
  const { cart } = await shopper.change('POST', '/v1/cart/items', addition)
  expect(cart.token).not.toBe(first?.token)
  expect(cart).toMatchObject({ id_cart: first?.id_cart, items: [{ quantity: 2 }] })
  expect((await shopper.cart())?.id_cart).toBe(first?.id_cart)
})

test('a refused addition may be repeated with its key once it is possible', async () => {
  const tooMany = { ...addition, quantity: 8 }
  expect((await shopper.refused('POST', '/v1/cart/items', tooMany)).type).toBe('out_of_stock')
  expect((await sendAddition()).cart?.items).toMatchObject([{ quantity: 2 }])
})

test.each([
  ['a key of another addition', { key: null, body: { ...addition, quantity: 3 } }],
  ['a key that is too long', { key: 'x'.repeat(maxIdempotencyKeyLength + 1), body: addition }],
])('%s gives 422 invalid', async (_name, { key, body }) => {
  await sendAddition()
  if (key !== null) shopper.headers[idempotencyHeader] = key
  const refusal = { type: 'invalid', data: { field: idempotencyHeader } }
  expect(await shopper.refused('POST', '/v1/cart/items', body)).toMatchObject(refusal)
})

test("a repeated addition opens neither a cart that has been ordered since nor another customer's cart", async () => {
  const { cart } = await shopper.change('POST', '/v1/cart/items', addition)
  const customer = new Shopper(sandbox)
  customer.headers = { ...shopper.headers }
  await register(customer)
  await customer.setQuantity(cart.items[0]!, 1)
  delete shopper.headers['CartToken']
  expect(await shopper.refused('POST', '/v1/cart/items', addition)).toMatchObject({ type: 'cart_not_found' })
  sandbox.database.run('UPDATE cart SET closed = 1 WHERE id_cart = ?', cart.id_cart)
  expect(await customer.refused('POST', '/v1/cart/items', addition)).toMatchObject({
    type: 'cart_closed',
    data: { closed: true },
  })
})
