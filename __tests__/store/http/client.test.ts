/** @jest-environment jest-fixed-jsdom */
import { HttpResponse } from 'msw'
import * as v from 'valibot'
import { expectApiError, outcome, startCallServer } from '../../support/store/startCallServer'
import { connectTo } from '../../support/store/testStore'

const { api, client, answering } = startCallServer()

const answerSchema = v.object({ fine: v.boolean() })
const fine = () => HttpResponse.json({ fine: true })

describe('SPEC §7: the address of a request', () => {
  test.each([
    ['/v1', `${api}/web/v1`],
    ['/v1/orders/3', `${api}/web/v1/orders/3`],
    ['/web/v1/cart', `${api}/web/v1/cart`],
    [`${api}/web/v1/cart`, `${api}/web/v1/cart`],
    ['/v1/products?page=2', `${api}/web/v1/products?page=2`],
    ['//evil.example/web/v1', `${api}/web//evil.example/web/v1`],
  ])('a request for %s is sent to %s', async (target, address) => {
    const asked = answering(fine)
    await client.request(target, answerSchema)
    expect(asked[0]?.url).toBe(address)
  })

  test.each([
    'https://evil.example/web/v1/cart',
    'http://api.example.com/web/v1/cart',
    'https://api.example.com:444/web/v1/cart',
    'https://api.example.com.evil.example/web/v1',
    'https://me:secret@api.example.com/web/v1',
    `${api}/admin`,
    `${api}/webshop/v1`,
    '/v1/../../admin',
    '/v1/%2e%2e/%2e%2e/admin',
    '/web/../admin',
    'javascript:alert(1)',
    'data:application/json,{"fine":true}',
    'blob:https://api.example.com/web/1',
    'https://',
  ])('a request for %s is refused before it is sent', async (target) => {
    const asked = answering(fine)
    await expectApiError(client.request(target, answerSchema), { code: 'ERR_FOREIGN_ADDRESS' })
    expect(asked).toEqual([])
  })

  test('without a configured address, requests go to the origin of the page', async () => {
    const asked = answering(fine)
    const own = connectTo(1)(() => ({ cart: null, session: null }))
    await own.request('/v1', answerSchema)
    expect(asked[0]?.url).toBe(`${window.location.origin}/web/v1`)
  })

  test('a redirect is not followed, so no token reaches another origin', async () => {
    const answers = [HttpResponse.redirect('https://evil.example/web/v1/cart', 302), fine()]
    const asked = answering(() => answers.shift()!)
    await expectApiError(client.request('/v1/cart', answerSchema), { message: 'Network Error' })
    expect(asked).toHaveLength(1)
  })
})

describe('SPEC §7: request headers', () => {
  test('every request has the seven headers', async () => {
    const asked = answering(fine)
    await client.request('/v1', answerSchema)
    expect(Object.fromEntries(asked[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'content-type': 'application/json',
      carttoken: 'cart-1',
      customertoken: 'session-1',
      lang: '2',
      'x-application-name': 'up-north',
      'x-application-version': '0.0.214',
    })
  })

  test('a cookie of the page never becomes a header', async () => {
    const asked = answering(fine)
    document.cookie = 'XSRF-TOKEN=another-system'
    const own = connectTo(1)(() => ({ cart: null, session: null }))
    await own.request('/v1', answerSchema)
    document.cookie = 'XSRF-TOKEN=; max-age=0'
    expect([...(asked[0]?.headers.keys() ?? [])]).not.toContain('x-xsrf-token')
  })

  test('a request has a header for each current token and none for a missing token', async () => {
    const asked = answering(fine)
    await connectTo(1)(() => ({ cart: 'cart-2', session: null })).request('/v1', answerSchema, { method: 'DELETE' })
    expect(asked[0]?.headers.get('CartToken')).toBe('cart-2')
    expect(asked[0]?.headers.has('CustomerToken')).toBe(false)
  })

  test('a call that must not count twice sends its key', async () => {
    const asked = answering(fine)
    await client.request('/v1', answerSchema, { method: 'POST', payload: {}, idempotencyKey: 'key-1' })
    expect(asked[0]?.headers.get('Idempotency-Key')).toBe('key-1')
  })
})

describe('SPEC §7: method and payload', () => {
  test('GET is the default method and sends its payload as the query', async () => {
    const asked = answering(fine)
    await client.request('/v1/products', answerSchema, {
      payload: { category: 3, brand: undefined, family: null, sort: '-price' },
    })
    expect(asked[0]?.method).toBe('GET')
    expect(asked[0]?.url).toBe(`${api}/web/v1/products?category=3&sort=-price`)
    expect(await asked[0]?.text()).toBe('')
  })

  test('DELETE sends its payload as the query', async () => {
    const asked = answering(fine)
    await client.request('/v1/x', answerSchema, { method: 'DELETE', payload: { a: 1 } })
    expect([asked[0]?.method, asked[0]?.url, await asked[0]?.text()]).toEqual(['DELETE', `${api}/web/v1/x?a=1`, ''])
  })

  test.each(['POST', 'PUT'] as const)('%s sends its payload as the body', async (method) => {
    const asked = answering(fine)
    await client.request('/v1/x', answerSchema, { method, payload: { code: 'WELKOM10', quantity: 1 } })
    expect([asked[0]?.method, asked[0]?.url]).toEqual([method, `${api}/web/v1/x`])
    expect(JSON.parse((await asked[0]?.text()) ?? '')).toEqual({ code: 'WELKOM10', quantity: 1 })
    expect(asked[0]?.headers.get('Content-Type')).toBe('application/json')
  })
})

describe('SPEC §7: responses', () => {
  test('a 200 response returns the data', async () => {
    answering(fine)
    expect(await client.request('/v1', answerSchema)).toEqual({ fine: true })
  })

  test.each([201, 202, 206])('a %i response returns null, whatever its body', async (status) => {
    answering(() => HttpResponse.json({ fine: true }, { status }))
    expect(await client.request('/v1', answerSchema)).toBeNull()
  })

  test('a 204 response returns null', async () => {
    answering(() => new HttpResponse(null, { status: 204 }))
    expect(await client.request('/v1', answerSchema)).toBeNull()
  })

  test.each([
    ['another shape', () => HttpResponse.json({ fine: 'yes' })],
    ['null', () => HttpResponse.json(null)],
    ['a list', () => HttpResponse.json([{ fine: true }])],
    ['HTML', () => HttpResponse.html('<h1>Welcome</h1>')],
    ['broken JSON', () => new HttpResponse('{"fine":', { headers: { 'Content-Type': 'application/json' } })],
    ['nothing', () => new HttpResponse('')],
  ])('a 200 response with %s rejects with an ApiError', async (_what, answer) => {
    answering(answer)
    await expectApiError(client.request('/v1', answerSchema), {
      name: 'AnswerError',
      code: 'ERR_ANSWER',
      status: 200,
    })
  })
})

describe('SPEC §8: rejected requests', () => {
  test('an error response rejects with an ApiError that has the fields of the body', async () => {
    const body = { name: 'StockError', message: 'Only 2 left', code: 4091, type: 'out_of_stock', data: { stock: 2 } }
    answering(() => HttpResponse.json(body, { status: 409 }))
    const error = (await outcome(client.request('/v1', answerSchema))) as Error
    expect({ ...error, message: error.message }).toEqual({ ...body, status: 409 })
  })

  test.each([
    ['HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['a list', () => HttpResponse.json([], { status: 502 })],
    ['fields of the wrong kind', () => HttpResponse.json({ message: { a: 1 }, type: 3 }, { status: 502 })],
    ['nothing', () => new HttpResponse(null, { status: 502 })],
  ])('an error response with %s as its body rejects with its status', async (_what, answer) => {
    answering(answer)
    await expectApiError(client.request('/v1', answerSchema), {
      name: 'ApiError',
      message: 'The shop API answered with status 502',
      status: 502,
    })
  })

  test.each([
    ['HTML', '600', '<h1>Slow down</h1>', { retry_after: 600 }],
    ['a message', '600', '{ "message": "Slow down" }', { retry_after: 600 }],
    ['a time of its own', '600', '{ "data": { "retry_after": 30 } }', { retry_after: 30 }],
    ['an unreadable header', 'soon', '<h1>Slow down</h1>', undefined],
  ])('a refusal with %s says how long to wait, if it is known', async (_what, retryAfter, body, data) => {
    answering(() => new HttpResponse(body, { status: 429, headers: { 'Retry-After': retryAfter } }))
    await expectApiError(client.request('/v1', answerSchema), { status: 429, data })
  })

  test('a lost connection rejects with a network error', async () => {
    answering(() => HttpResponse.error())
    await expectApiError(client.request('/v1', answerSchema), {
      message: 'Network Error',
      code: 'ERR_NETWORK',
      status: undefined,
    })
  })

  test('an aborted request rejects with the message "Request aborted"', async () => {
    const abort = new AbortController()
    answering(() => {
      abort.abort()
      return new Promise<Response>(() => undefined)
    })
    const call = client.request('/v1', answerSchema, { signal: abort.signal })
    await expectApiError(call, { message: 'Request aborted', code: 'ECONNABORTED' })
  })

  test('SPEC §7: a request has no timeout, and a response after an hour is used', async () => {
    let answer = (_response: Response) => {}
    let arrived = () => {}
    const arrival = new Promise<void>((resolve) => (arrived = resolve))
    const pending = new Promise<Response>((resolve) => (answer = resolve))
    answering(() => {
      arrived()
      return pending
    })
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] })
    try {
      const call = client.request('/v1', answerSchema)
      await arrival
      jest.advanceTimersByTime(3_600_000)
      answer(fine())
      expect(await call).toEqual({ fine: true })
    } finally {
      jest.useRealTimers()
    }
  })
})
