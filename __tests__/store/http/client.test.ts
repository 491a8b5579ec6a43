/** @jest-environment jest-fixed-jsdom */
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import * as v from 'valibot'
import { ApiError } from '../../../src/store/http/ApiError'
import { createClient } from '../../../src/store/http/client'

const api = 'https://api.example.com'
const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterEach(() => server.resetHandlers())
afterAll(() => server.close())

const answerSchema = v.object({ fine: v.boolean() })
let tokens: { cart: string | null; session: string | null } = { cart: 'cart-1', session: 'session-1' }
const client = createClient({
  baseUrl: api,
  languageId: () => 2,
  tokens: () => tokens,
  application: { name: 'up-north', version: '0.0.214' },
})
beforeEach(() => {
  tokens = { cart: 'cart-1', session: 'session-1' }
})

/** Responds to every request with `answer`, records the last request and its body, and counts the requests. */
function answering(answer: () => Response | Promise<Response>) {
  const seen: { request?: Request; body?: string; calls: number } = { calls: 0 }
  server.use(
    http.all('*', async ({ request }) => {
      seen.request = request
      seen.body = await request.clone().text()
      seen.calls += 1
      return answer()
    }),
  )
  return seen
}
const fine = () => HttpResponse.json({ fine: true })
const failing = async (call: Promise<unknown>): Promise<ApiError> => {
  const error: unknown = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (!(error instanceof ApiError)) throw new Error(`not an ApiError: ${String(error)}`)
  return error
}

describe('SPEC §7: the address of a request', () => {
  test.each([
    ['/v1', `${api}/web/v1`],
    ['/v1/orders/3', `${api}/web/v1/orders/3`],
    ['/web/v1/cart', `${api}/web/v1/cart`],
    [`${api}/web/v1/cart`, `${api}/web/v1/cart`],
    ['/v1/products?page=2', `${api}/web/v1/products?page=2`],
    ['//evil.example/web/v1', `${api}/web//evil.example/web/v1`],
  ])('a request for %s is sent to %s', async (target, address) => {
    const seen = answering(fine)
    await client.request(target, answerSchema)
    expect(seen.request?.url).toBe(address)
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
    const seen = answering(fine)
    expect(await failing(client.request(target, answerSchema))).toMatchObject({ code: 'ERR_FOREIGN_ADDRESS' })
    expect(seen.calls).toBe(0)
  })

  test('without a configured address, requests go to the origin of the page', async () => {
    const seen = answering(fine)
    const own = createClient({
      baseUrl: '',
      languageId: () => 1,
      tokens: () => tokens,
      application: { name: 'a', version: '1' },
    })
    await own.request('/v1', answerSchema)
    expect(seen.request?.url).toBe(`${window.location.origin}/web/v1`)
  })

  test('a redirect is not followed, so no token reaches another origin', async () => {
    const elsewhere = jest.fn(fine)
    server.use(
      http.get(`${api}/web/v1/cart`, () => HttpResponse.redirect('https://evil.example/web/v1/cart', 302)),
      http.get('https://evil.example/*', elsewhere),
    )
    expect(await failing(client.request('/v1/cart', answerSchema))).toMatchObject({ message: 'Network Error' })
    expect(elsewhere).not.toHaveBeenCalled()
  })
})

describe('SPEC §7: request headers', () => {
  test('every request has the seven headers', async () => {
    const seen = answering(fine)
    await client.request('/v1', answerSchema)
    expect(Object.fromEntries(seen.request?.headers ?? [])).toEqual({
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
    const seen = answering(fine)
    document.cookie = 'XSRF-TOKEN=another-system'
    const own = createClient({
      baseUrl: '',
      languageId: () => 1,
      tokens: () => tokens,
      application: { name: 'a', version: '1' },
    })
    await own.request('/v1', answerSchema)
    document.cookie = 'XSRF-TOKEN=; max-age=0'
    expect([...(seen.request?.headers.keys() ?? [])]).not.toContain('x-xsrf-token')
  })

  test('a request has a header for each current token and none for a missing token', async () => {
    const seen = answering(fine)
    tokens = { cart: 'cart-2', session: null }
    await client.request('/v1', answerSchema, { method: 'DELETE' })
    expect(seen.request?.headers.get('CartToken')).toBe('cart-2')
    expect(seen.request?.headers.has('CustomerToken')).toBe(false)
  })

  test('a call that must not count twice sends its key', async () => {
    const seen = answering(fine)
    await client.request('/v1', answerSchema, { method: 'POST', payload: {}, idempotencyKey: 'key-1' })
    expect(seen.request?.headers.get('Idempotency-Key')).toBe('key-1')
  })
})

describe('SPEC §7: method and payload', () => {
  test('GET is the default method and sends its payload as the query', async () => {
    const seen = answering(fine)
    await client.request('/v1/products', answerSchema, {
      payload: { category: 3, brand: undefined, family: null, sort: '-price' },
    })
    expect(seen.request?.method).toBe('GET')
    expect(seen.request?.url).toBe(`${api}/web/v1/products?category=3&sort=-price`)
    expect(seen.body).toBe('')
  })

  test('DELETE sends its payload as the query', async () => {
    const seen = answering(fine)
    await client.request('/v1/x', answerSchema, { method: 'DELETE', payload: { a: 1 } })
    expect([seen.request?.method, seen.request?.url, seen.body]).toEqual(['DELETE', `${api}/web/v1/x?a=1`, ''])
  })

  test.each(['POST', 'PUT'] as const)('%s sends its payload as the body', async (method) => {
    const seen = answering(fine)
    await client.request('/v1/x', answerSchema, { method, payload: { code: 'WELKOM10', quantity: 1 } })
    expect([seen.request?.method, seen.request?.url]).toEqual([method, `${api}/web/v1/x`])
    expect(JSON.parse(seen.body ?? '')).toEqual({ code: 'WELKOM10', quantity: 1 })
    expect(seen.request?.headers.get('Content-Type')).toBe('application/json')
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
    expect(await failing(client.request('/v1', answerSchema))).toMatchObject({
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
    const error = await failing(client.request('/v1', answerSchema))
    expect({ ...error, message: error.message }).toEqual({ ...body, status: 409 })
  })

  test.each([
    ['HTML', () => HttpResponse.html('<h1>Bad gateway</h1>', { status: 502 })],
    ['a list', () => HttpResponse.json([], { status: 502 })],
    ['fields of the wrong kind', () => HttpResponse.json({ message: { a: 1 }, type: 3 }, { status: 502 })],
    ['nothing', () => new HttpResponse(null, { status: 502 })],
  ])('an error response with %s as its body rejects with its status', async (_what, answer) => {
    answering(answer)
    expect(await failing(client.request('/v1', answerSchema))).toMatchObject({
      name: 'ApiError',
      message: 'The shop API answered with status 502',
      status: 502,
    })
  })

  test('a lost connection rejects with a network error', async () => {
    answering(() => HttpResponse.error())
    expect(await failing(client.request('/v1', answerSchema))).toMatchObject({
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
    expect(await failing(call)).toMatchObject({ message: 'Request aborted', code: 'ECONNABORTED' })
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
