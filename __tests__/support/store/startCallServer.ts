import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { ApiError } from '../../../src/store/http/ApiError'
import { createClient } from '../../../src/store/http/client'

/**
 * Starts an API for tests of single calls, which sends the responses of the test. The client has both tokens and an
 * English page.
 */
export function startCallServer() {
  const api = 'https://api.example.com'
  const server = setupServer()
  const client = createClient({
    baseUrl: api,
    languageId: () => 2,
    tokens: () => ({ cart: 'cart-1', session: 'session-1' }),
    application: { name: 'up-north', version: '0.0.214' },
  })
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => server.resetHandlers())
  afterAll(() => server.close())

  return {
    client,
    /** Sends this response to every call, and returns the list of calls. */
    answering(answer: () => Response) {
      const asked: Request[] = []
      server.use(
        http.all('*', ({ request }) => {
          asked.push(request.clone())
          return answer()
        }),
      )
      return asked
    },
    /**
     * Expects one call with both tokens and the page's language. `asks` is in the format "PUT /web/v1/me", and `payload`
     * is the body of POST and PUT.
     */
    async expectAsked(asked: Request[], asks: string, payload: unknown) {
      expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([asks.replace(' ', ` ${api}`)])
      const body = (await asked[0]?.text()) ?? ''
      expect(body === '' ? undefined : JSON.parse(body)).toEqual(payload)
      expect(Object.fromEntries(asked[0]?.headers ?? [])).toMatchObject({
        accept: 'application/json',
        'content-type': 'application/json',
        carttoken: 'cart-1',
        customertoken: 'session-1',
        lang: '2',
        'x-application-name': 'up-north',
        'x-application-version': '0.0.214',
      })
    },
  }
}

/** Returns the result of a call, or its error. */
export const outcome = (call: Promise<unknown>): Promise<unknown> => call.catch((error: unknown) => error)

/** Expects an ApiError with these fields, because every error is an ApiError (SPEC §7, §8). */
export async function expectApiError(call: Promise<unknown>, expected: object): Promise<void> {
  const error = await outcome(call)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject(expected)
}

export type BrokenAnswer = [what: string, answer: () => Response, expected: object]

const unreadable = { name: 'AnswerError', code: 'ERR_ANSWER' }

/** A response with status 200 and an unexpected shape. */
export const ofAnotherShape = (body: object | string): BrokenAnswer => [
  'another shape',
  () => HttpResponse.json(body),
  unreadable,
]

/** A successful response without the body that the call requires. */
export const withoutAnswer: BrokenAnswer = ['a 204', () => new HttpResponse(null, { status: 204 }), unreadable]

/** An error response of the shop API, with the fields of its body (SPEC §8). */
export const refusal = (status: number, body: object): BrokenAnswer => [
  'a refusal',
  () => HttpResponse.json(body, { status }),
  { ...body, status },
]
