import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { ApiError } from '../../../src/store/http/ApiError'
import { createClient } from '../../../src/store/http/client'

/** The API sends the responses of the test to single calls. The client has both tokens and an English page. */
export function startCallServer() {
  const api = 'https://api.example.com'
  const server = setupServer()
  const client = createClient({
    baseUrl: api,
    languageId: 2,
    getTokens: () => ({ cart: 'cart-1', session: 'session-1' }),
    application: { name: 'up-north', version: '0.0.214' },
  })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  /** Sends this response to every call, and returns the list of calls. */
  function answering(answer: () => Response | Promise<Response>) {
    const asked: Request[] = []
    server.use(
      http.all('*', ({ request }) => {
        asked.push(request.clone())
        return answer()
      }),
    )
    return asked
  }

  /** Expects one call, whose headers client.test.ts compares. `payload` is the body of POST and PUT. */
  async function expectAsked(asked: Request[], asks: string, payload: unknown) {
    expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([
      asks.replace(' ', ` ${api}/web/v1/`).replace(/\/$/, ''),
    ])
    const body = (await asked[0]?.text()) ?? ''
    expect(body === '' ? undefined : JSON.parse(body)).toEqual(payload)
  }

  /**
   * Tests the request of each call, and its result after its response, after a success without a body, and after a
   * response of another shape (`wrong`).
   */
  function testCalls(answerIs: 'needed' | 'welcome' | 'ignored', calls: ApiCall[], wrong: unknown = wrongShape) {
    describe.each(calls)('SPEC §7: %s', (asks, send, payload, answer = () => ({}), used = answer) => {
      test('the call has its method, address, payload and headers, and returns the used part of the response', async () => {
        const asked = answering(() => HttpResponse.json(answer()))
        expect(await send()).toEqual(answerIs === 'ignored' ? undefined : used())
        await expectAsked(asked, asks, payload)
      })

      test(`when its response is ${answerIs}, a success without a body is ${answerIs === 'needed' ? 'an error' : 'nothing'}`, async () => {
        answering(() => new HttpResponse(null, { status: 204 }))
        if (answerIs === 'needed') await expectApiError(send(), unreadable)
        else expect((await send()) ?? null).toBeNull()
      })

      if (answerIs !== 'ignored')
        test('a response of another shape rejects with an ApiError', async () => {
          answering(() => HttpResponse.json(wrong as object))
          await expectApiError(send(), unreadable)
        })
    })
  }

  return { api, client, answering, expectAsked, testCalls }
}

/** The request of a call, such as "PUT links/me", its payload, the response, and the result for the caller. */
export type ApiCall = [
  asks: string,
  send: () => Promise<unknown>,
  payload?: unknown,
  answer?: () => object,
  used?: () => unknown,
]

/** No response of the API has this shape. */
const wrongShape = { cart: 3, _links: 'none', items: 3, total: 'x', id_giftlist: 'x' }

/** Resolves to the error of a failed call. */
export const outcome = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

/** Every error is an ApiError (SPEC §7, §8). */
export async function expectApiError(call: Promise<unknown>, expected: object): Promise<void> {
  const error = await outcome(call)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject(expected)
}

const unreadable = { name: 'AnswerError', code: 'ERR_ANSWER' }
