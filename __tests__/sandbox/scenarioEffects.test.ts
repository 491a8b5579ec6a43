import { statusAnswer } from '../../src/contract/checkout'
import { product } from '../../src/contract/product'
import { sandbox, shopper } from '../support/sandbox/eachTest'
import { setUpScenarios } from '../support/sandbox/setUpScenarios'

const { at, set, withHeader } = setUpScenarios()

const mugs = { id_product: 1057, id_product_attribute: 105701, id_lang: 1 }

describe('the effects of a scenario', () => {
  test.each([
    [401, 'not_logged_in'],
    [404, 'not_found'],
    [409, 'cart_changed'],
    [422, 'invalid'],
    [429, 'too_many_attempts'],
    [500, 'error'],
    [503, 'error'],
  ])('the status %i refuses a request with the type %s, and the request has no effect', async (status, type) => {
    await shopper.fillCheckout(105701, 2)
    withHeader({ status })
    const refusal = await shopper.refused('POST', '/v1/cart/items', mugs)
    const error = { name: 'ShopError', message: 'A scenario of the sandbox', data: null }
    expect(refusal).toEqual({ ...error, status, type, code: status })
    delete shopper.headers['X-Sandbox-Scenario']
    expect((await shopper.cart())?.items).toMatchObject([{ quantity: 2 }])
  })

  test('a status can have another type and data', async () => {
    withHeader({ status: 422, type: 'voucher_expired', data: { ended: '2026-01-31' } })
    expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'X' })).toMatchObject({
      type: 'voucher_expired',
      data: { ended: '2026-01-31' },
    })
  })

  test('a broken body performs the request and truncates the response', async () => {
    withHeader({ on: 'cart', body: 'broken' })
    const answer = await shopper.send('POST', '/v1/cart/items', mugs)
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    const text = await answer.text()
    expect(text).toMatch(/^\{"cart":/)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
    expect(sandbox.database.count('cart_item')).toBe(1)
  })

  test('a broken body truncates the response of an error status too', async () => {
    withHeader({ status: 500, body: 'broken' })
    const answer = await shopper.send('GET', '/v1/cart')
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  test('a wrong body replaces the response with one of another shape', async () => {
    withHeader({ body: 'wrong' })
    for (const path of ['/v1', '/v1/cart', '/v1/checkout', '/v1/products'])
      expect(await (await shopper.send('GET', path)).json()).toEqual({ wrong: 'shape' })
  })

  test('a closed cart behaves as if it had been ordered elsewhere', async () => {
    await shopper.fillCheckout(105701, 2)
    withHeader({ cart: 'closed' })
    expect(await shopper.cart()).toMatchObject({ closed: true })
    expect(await shopper.checkout()).toMatchObject({ cart: null, actions: [] })
    for (const [method, path] of [
      ['POST', '/v1/cart/items'],
      ['PUT', '/v1/cart/carrier'],
      ['POST', '/v1/cart/payment'],
    ] as const) {
      expect(await shopper.refused(method, path, {})).toMatchObject({ type: 'cart_closed', data: { closed: true } })
    }
    delete shopper.headers['X-Sandbox-Scenario']
    expect((await shopper.cart())?.closed).toBe(false)
  })

  test('a changed cart is marked in the checkout and cannot be paid', async () => {
    await shopper.fillCheckout(105701, 2)
    withHeader({ cart: 'changed' })
    expect(await shopper.checkout()).toMatchObject({ changed: true, actions: [] })
    expect(await shopper.refused('POST', '/v1/cart/payment', {})).toMatchObject({
      type: 'cart_changed',
      data: { changed: true },
    })
    delete shopper.headers['X-Sandbox-Scenario']
    expect((await shopper.checkout())._links).not.toHaveProperty('status')
  })

  test('a sold-out scenario sets every stock to 0', async () => {
    await shopper.fillCheckout(105701, 2)
    withHeader({ stock: 'sold_out' })
    expect((await shopper.cart())?.items).toMatchObject([{ stock: 0, quantity: 2 }])
    expect(await shopper.checkout()).toMatchObject({ changed: true, cart: { items: [{ stock: 0 }] } })
    const shown = await shopper.call(product, 'GET', '/v1/product?id=1001')
    expect(shown.combinations.map(({ stock }) => stock)).toEqual(shown.combinations.map(() => 0))
    const { id } = (await shopper.cart())?.items[0] ?? {}
    for (const [method, path] of [
      ['POST', '/v1/cart/items'],
      ['PUT', `/v1/cart/items/${id}`],
    ] as const) {
      expect(await shopper.refused(method, path, {})).toMatchObject({ type: 'out_of_stock', data: { stock: 0 } })
    }
    expect(await shopper.refused('POST', '/v1/cart/payment', {})).toMatchObject({ type: 'cart_changed' })
    await shopper.change('DELETE', `/v1/cart/items/${id}`)
  })

  test.each(['pending', 'failed', 'cancelled', 'expired'])(
    'the scenario reports the payment status "%s" instead of the actual one',
    async (payment) => {
      const { status: href } = await shopper.order()
      await set({ on: 'payment', payment })
      const answer = await shopper.call(statusAnswer, 'GET', href)
      expect(answer).toMatchObject({ status: payment, id_order: null })
      expect(answer._links).not.toHaveProperty('order')
      await at('DELETE')
      expect(await shopper.call(statusAnswer, 'GET', href)).toMatchObject({ status: 'paid', id_order: 1 })
    },
  )
})
