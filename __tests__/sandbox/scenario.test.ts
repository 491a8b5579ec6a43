/** @jest-environment node */
import { cartAnswer } from '../../src/contract/cart'
import { statusAnswer } from '../../src/contract/checkout'
import { product } from '../../src/contract/product'
import type { Sandbox } from '../../src/sandbox/openShop'
import { matchesCall } from '../../src/sandbox/scenario/matchesCall'
import type { Scenario } from '../../src/sandbox/scenario/scenarioShape'
import { origin, Shopper } from '../support/sandboxShopper'
import { openSeeded } from '../support/seededSandbox'

let sandbox: Sandbox
let shopper: Shopper
beforeAll(() => {
  sandbox = openSeeded()
})
beforeEach(() => {
  shopper = new Shopper(sandbox)
})
afterEach(() => at('DELETE'))
afterAll(() => sandbox.close())

const at = (method: string, body?: unknown, headers: Record<string, string> = {}) =>
  sandbox.shop(
    new Request(`${origin}/sandbox/scenario`, {
      method,
      headers: { Origin: origin, ...headers },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    }),
  )
const set = async (scenario: object) => (await at('PUT', scenario)).json() as Promise<unknown>
const withHeader = (scenario: object) => {
  shopper.headers['X-Sandbox-Scenario'] = JSON.stringify(scenario)
}
const myCart = () => shopper.call(cartAnswer, 'GET', '/v1/cart')
const ready = async () => {
  await shopper.add(105701, 2)
  await shopper.guest()
  await shopper.carrier(1)
}

describe('which calls a scenario is about', () => {
  test.each<[Scenario['on'], string, boolean]>([
    ['any', 'GET /v1', true],
    ['cart', 'GET /v1/cart', true],
    ['cart', 'PUT /v1/cart/items/3', true],
    ['cart', 'POST /v1/cart/payment', false],
    ['cart', 'GET /v1/cartrules', false],
    ['payment', 'POST /v1/cart/payment', true],
    ['payment', 'GET /v1/checkout/status/4', true],
    ['checkout', 'GET /v1/checkout', true],
    ['checkout', 'GET /v1/checkout/identification', true],
    ['checkout', 'GET /v1/checkout/status/4', false],
    ['session', 'POST /v1/sessions', true],
    ['session', 'POST /v1/guests', true],
    ['session', 'POST /v1/me/contact', true],
    ['points', 'GET /v1/carriers/3/service-points', true],
    ['orders', 'GET /v1/orders/1', true],
    ['catalogue', 'GET /v1/products', true],
    ['catalogue', 'GET /v1/cart', false],
    ['/v1/cart', 'GET /v1/cart', true],
    ['/v1/cart', 'GET /v1/cart/items', false],
    ['/v1/cart*', 'GET /v1/cart/items', true],
    ['/v1/*/items/*', 'DELETE /v1/cart/items/7', true],
    ['PUT /v1/cart/*', 'PUT /v1/cart/country', true],
    ['PUT /v1/cart/*', 'POST /v1/cart/payment', false],
    ['/v1/c.rt', 'GET /v1/cart', false],
  ])('%s: %s is %p', (on, call, matches) => {
    const [method = '', path = ''] = call.split(' ')
    expect(matchesCall({ on }, { method, path })).toBe(matches)
  })
})

describe('a scenario that is malformed', () => {
  const areas = 'any, cart, checkout, payment, session, points, orders, catalogue'
  test.each([
    ['{', 'it is not JSON'],
    ['null', 'Invalid type: Expected Object but received null'],
    [{}, 'must have one of latency, status, body, cart, stock, payment'],
    [{ on: 'cart' }, 'must have one of latency, status, body, cart, stock, payment'],
    [{ on: 'basket', status: 500 }, `on: must be one of ${areas} or a path such as "PUT /v1/cart/*"`],
    [{ on: '/etc/*', status: 500 }, `on: must be one of ${areas} or a path such as "PUT /v1/cart/*"`],
    [{ status: 200 }, 'status: Invalid value: Expected >=400 but received 200'],
    [{ latency: 60_001 }, 'latency: Invalid value: Expected <=60000 but received 60001'],
    [{ latency: '10' }, 'latency: Invalid type: Expected number but received "10"'],
    [{ body: 'odd' }, 'body: Invalid type: Expected ("broken" | "wrong") but received "odd"'],
    [{ status: 500, times: 0 }, 'times: Invalid value: Expected >=1 but received 0'],
    [{ stock: 'sold_out', type: 'x' }, 'type and data need a status'],
    [{ statsu: 500 }, 'statsu: Invalid key: Expected never but received "statsu"'],
  ])('%j is refused with one message, wherever it stands', async (scenario, fault) => {
    const message = `The scenario is not valid: ${fault}`
    const answer = await at('PUT', scenario)
    expect([answer.status, await answer.json()]).toEqual([
      400,
      expect.objectContaining({ type: 'bad_scenario', message }),
    ])
    shopper.headers['X-Sandbox-Scenario'] = typeof scenario === 'string' ? scenario : JSON.stringify(scenario)
    expect(await shopper.refused('GET', '/v1')).toMatchObject({ status: 400, message })
    expect(await (await at('GET')).json()).toEqual({ scenario: null, left: null })
  })
})

describe('the switch', () => {
  test('is set, read and taken away', async () => {
    const scenario = { on: 'cart', status: 500 }
    expect(await set(scenario)).toEqual({ scenario, left: null })
    expect(await (await at('GET')).json()).toEqual({ scenario, left: null })
    expect(await shopper.refused('GET', '/v1/cart')).toMatchObject({ status: 500, type: 'error' })
    expect(await (await at('DELETE')).json()).toEqual({ scenario: null, left: null })
    expect(await myCart()).toEqual({ cart: null })
  })

  test('is over after as many calls as it says; other calls do not count', async () => {
    await set({ on: 'cart', status: 503, times: 2 })
    await shopper.checkout()
    await shopper.refused('GET', '/v1/cart')
    expect(await (await at('GET')).json()).toMatchObject({ left: 1 })
    await shopper.refused('GET', '/v1/cart')
    await myCart()
    expect(await (await at('GET')).json()).toEqual({ scenario: null, left: null })
  })

  test('gives way to the header of a call', async () => {
    await set({ on: 'any', status: 500 })
    withHeader({ on: 'cart', status: 429, data: { retry_after: 9 } })
    expect(await shopper.refused('GET', '/v1/cart')).toMatchObject({
      status: 429,
      type: 'too_many_attempts',
      data: { retry_after: 9 },
    })
    await shopper.checkout()
  })

  test.each([
    ['GET', 'https://evil.example'],
    ['PUT', 'https://evil.example'],
    ['DELETE', 'null'],
    ['PUT', 'https://upnorth.example'],
  ])('%s from %s is refused', async (method, from) => {
    const answer = await at(method, method === 'PUT' ? { status: 500 } : undefined, { Origin: from })
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
    await shopper.checkout()
  })

  test('is refused under a name that is not this machine’s', async () => {
    const request = new Request('http://rebound.example/sandbox/scenario', { method: 'DELETE' })
    expect((await sandbox.shop(request)).status).toBe(403)
  })

  test.each([
    ['/sandbox/scenario', 'PUT'],
    ['/web/v1/cart', 'PUT'],
  ])('%s may be called from a page on another port, with the header', async (path, method) => {
    const { headers } = await sandbox.shop(
      new Request(`http://127.0.0.1:8001${path}`, {
        method: 'OPTIONS',
        headers: { Origin: 'http://localhost:8000', 'Access-Control-Request-Method': method },
      }),
    )
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:8000')
    expect(headers.get('Access-Control-Allow-Headers')).toContain('X-Sandbox-Scenario')
  })
})

describe('what is wrong', () => {
  test.each([
    [401, 'not_logged_in'],
    [404, 'not_found'],
    [409, 'cart_changed'],
    [422, 'invalid'],
    [429, 'too_many_attempts'],
    [500, 'error'],
    [503, 'error'],
  ])('status %i is %s, and nothing is done', async (status, type) => {
    await ready()
    withHeader({ status })
    const body = { id_product: 1057, id_product_attribute: 105701, id_lang: 1 }
    const refusal = await shopper.refused('POST', '/v1/cart/items', body)
    expect(refusal).toEqual({
      status,
      type,
      code: status,
      name: 'ShopError',
      message: 'A scenario of the sandbox',
      data: null,
    })
    delete shopper.headers['X-Sandbox-Scenario']
    expect((await myCart()).cart?.items).toMatchObject([{ quantity: 2 }])
  })

  test('status with a type and data of one’s own', async () => {
    withHeader({ status: 422, type: 'voucher_expired', data: { ended: '2026-01-31' } })
    expect(await shopper.refused('POST', '/v1/cart/vouchers', { code: 'X' })).toMatchObject({
      status: 422,
      type: 'voucher_expired',
      data: { ended: '2026-01-31' },
    })
  })

  test('a broken body: the call is done, its answer cut off', async () => {
    withHeader({ on: 'cart', body: 'broken' })
    const answer = await shopper.send('POST', '/v1/cart/items', {
      id_product: 1057,
      id_product_attribute: 105701,
      id_lang: 1,
    })
    expect([answer.status, answer.headers.get('Content-Type')]).toEqual([200, 'application/json'])
    const text = await answer.text()
    expect(text).toMatch(/^\{"cart":/)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
    const [{ lines } = { lines: 0 }] = sandbox.database.all<{ lines: number }>(
      'SELECT count(*) AS lines FROM cart_item WHERE id_cart = (SELECT max(id_cart) FROM cart)',
    )
    expect(lines).toBe(1)
  })

  test('a broken body of a refusal', async () => {
    withHeader({ status: 500, body: 'broken' })
    const answer = await shopper.send('GET', '/v1/cart')
    const text = await answer.text()
    expect(answer.status).toBe(500)
    expect(() => JSON.parse(text) as unknown).toThrow(SyntaxError)
  })

  test('a body of a wrong shape', async () => {
    withHeader({ body: 'wrong' })
    for (const path of ['/v1', '/v1/cart', '/v1/checkout', '/v1/products'])
      expect(await (await shopper.send('GET', path)).json()).toEqual({ wrong: 'shape' })
  })

  test('a closed cart, as if it had been ordered elsewhere', async () => {
    await ready()
    withHeader({ cart: 'closed' })
    expect((await myCart()).cart).toMatchObject({ closed: true })
    expect(await shopper.checkout()).toMatchObject({ cart: null, actions: [] })
    for (const [method, path] of [
      ['POST', '/v1/cart/items'],
      ['PUT', '/v1/cart/carrier'],
      ['POST', '/v1/cart/payment'],
    ] as const) {
      expect(await shopper.refused(method, path, {})).toMatchObject({
        status: 409,
        type: 'cart_closed',
        data: { closed: true },
      })
    }
    delete shopper.headers['X-Sandbox-Scenario']
    expect((await myCart()).cart?.closed).toBe(false)
  })

  test('a changed cart: the checkout says so, and it cannot be paid', async () => {
    await ready()
    withHeader({ cart: 'changed' })
    expect(await shopper.checkout()).toMatchObject({ changed: true, actions: [] })
    expect(await shopper.refused('POST', '/v1/cart/payment', {})).toMatchObject({
      type: 'cart_changed',
      data: { changed: true },
    })
    delete shopper.headers['X-Sandbox-Scenario']
    expect((await shopper.checkout())._links).not.toHaveProperty('status')
  })

  test('sold out: no piece of anything is left', async () => {
    await ready()
    withHeader({ stock: 'sold_out' })
    expect((await myCart()).cart?.items).toMatchObject([{ stock: 0, quantity: 2 }])
    expect(await shopper.checkout()).toMatchObject({ changed: true, cart: { items: [{ stock: 0 }] } })
    const shown = await shopper.call(product, 'GET', '/v1/product?id=1001')
    expect(shown.combinations.map(({ stock }) => stock)).toEqual(shown.combinations.map(() => 0))
    const { id } = (await myCart()).cart?.items[0] ?? {}
    for (const [method, path] of [
      ['POST', '/v1/cart/items'],
      ['PUT', `/v1/cart/items/${id}`],
    ] as const) {
      expect(await shopper.refused(method, path, {})).toMatchObject({ type: 'out_of_stock', data: { stock: 0 } })
    }
    expect(await shopper.refused('POST', '/v1/cart/payment', {})).toMatchObject({ type: 'cart_changed' })
    await shopper.change('DELETE', `/v1/cart/items/${id}`)
  })

  test.each(['pending', 'failed', 'cancelled', 'expired'])('a payment that is %s, whatever it is', async (payment) => {
    const { status: href } = await shopper.order()
    await set({ on: 'payment', payment })
    const answer = await shopper.call(statusAnswer, 'GET', href)
    expect(answer).toMatchObject({ status: payment, id_order: null })
    expect(answer._links).not.toHaveProperty('order')
    await at('DELETE')
    expect(await shopper.call(statusAnswer, 'GET', href)).toMatchObject({
      status: 'paid',
      id_order: expect.any(Number),
    })
  })
})

describe('latency', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())
  const settled = () => new Promise((resolve) => setImmediate(resolve))

  test('keeps the answer waiting, and other calls not', async () => {
    withHeader({ on: 'cart', latency: 10_000 })
    const answered = jest.fn()
    void myCart().then(answered)
    await shopper.checkout()
    jest.advanceTimersByTime(9999)
    await settled()
    expect(answered).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    await settled()
    expect(answered).toHaveBeenCalledWith({ cart: null })
  })

  test('goes before a status, and ends when the sandbox closes', async () => {
    withHeader({ latency: 10_000, status: 500 })
    const refusal = shopper.refused('GET', '/v1/cart')
    await settled()
    sandbox.close()
    expect(await refusal).toMatchObject({ status: 500 })
    expect(jest.getTimerCount()).toBe(0)
    sandbox = openSeeded()
  })
})
