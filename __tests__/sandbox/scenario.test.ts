import { sandbox, shopper } from '../support/sandbox/eachTest'
import { setUpScenarios } from '../support/sandbox/setUpScenarios'

const { at, set, withHeader } = setUpScenarios()

describe('an invalid scenario', () => {
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
  ])('the scenario %j is refused with one message, in the header and when it is set', async (scenario, error) => {
    const message = `The scenario is not valid: ${error}`
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

describe('a scenario that is set for all requests', () => {
  test('a scenario can be set, read and removed', async () => {
    const scenario = { on: 'cart', status: 500 }
    expect(await set(scenario)).toEqual({ scenario, left: null })
    expect(await (await at('GET')).json()).toEqual({ scenario, left: null })
    expect(await shopper.refused('GET', '/v1/cart')).toMatchObject({ status: 500, type: 'error' })
    expect(await (await at('DELETE')).json()).toEqual({ scenario: null, left: null })
    expect(await shopper.cart()).toBeNull()
  })

  test('a scenario ends after its number of requests, and other requests do not count', async () => {
    await set({ on: 'cart', status: 503, times: 2 })
    await shopper.checkout()
    await shopper.refused('GET', '/v1/cart')
    expect(await (await at('GET')).json()).toMatchObject({ left: 1 })
    await shopper.refused('GET', '/v1/cart')
    await shopper.cart()
    expect(await (await at('GET')).json()).toEqual({ scenario: null, left: null })
  })

  test('the header of a request takes precedence over the scenario that is set', async () => {
    await set({ on: 'any', status: 500 })
    withHeader({ on: 'cart', status: 429, data: { retry_after: 9 } })
    expect(await shopper.refused('GET', '/v1/cart')).toMatchObject({
      type: 'too_many_attempts',
      data: { retry_after: 9 },
    })
    await shopper.checkout()
  })

  test.each([
    ['GET', 'https://evil.example'],
    ['PUT', 'https://evil.example'],
    ['DELETE', 'null'],
    ['PUT', 'https://shop.example'],
  ])('the method %s from a page on %s is refused', async (method, from) => {
    const answer = await at(method, method === 'PUT' ? { status: 500 } : undefined, { Origin: from })
    expect([answer.status, answer.headers.get('Access-Control-Allow-Origin')]).toEqual([403, null])
    await shopper.checkout()
  })

  test('a request with another host name is refused', async () => {
    const request = new Request('http://rebound.example/sandbox/scenario', { method: 'DELETE' })
    expect((await sandbox.answer(request)).status).toBe(403)
  })

  test.each([
    ['/sandbox/scenario', 'PUT'],
    ['/web/v1/cart', 'PUT'],
  ])('the path %s can be called with the scenario header from a page on another port', async (path, method) => {
    const { headers } = await sandbox.answer(
      new Request(`http://127.0.0.1:8001${path}`, {
        method: 'OPTIONS',
        headers: { Origin: 'http://localhost:8000', 'Access-Control-Request-Method': method },
      }),
    )
    expect(headers.get('Access-Control-Allow-Origin')).toBe('http://localhost:8000')
    expect(headers.get('Access-Control-Allow-Headers')).toContain('X-Sandbox-Scenario')
  })
})

describe('the latency of a scenario', () => {
  beforeEach(() => jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask'] }))
  afterEach(() => jest.useRealTimers())
  const waitForTasks = () => new Promise((resolve) => setImmediate(resolve))

  test('a latency delays only the requests that it selects', async () => {
    withHeader({ on: 'cart', latency: 10_000 })
    const answered = jest.fn()
    void shopper.cart().then(answered)
    await shopper.checkout()
    jest.advanceTimersByTime(9999)
    await waitForTasks()
    expect(answered).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    await waitForTasks()
    expect(answered).toHaveBeenCalledWith(null)
  })

  test('a latency precedes a status and ends when the sandbox closes', async () => {
    withHeader({ latency: 10_000, status: 500 })
    const refusal = shopper.refused('GET', '/v1/cart')
    await waitForTasks()
    sandbox.close()
    expect(await refusal).toMatchObject({ status: 500 })
    expect(jest.getTimerCount()).toBe(0)
  })
})
