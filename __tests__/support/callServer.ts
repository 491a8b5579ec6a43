import { setupServer } from 'msw/node'
import { createClient } from '../../src/api/client'

/** For tests of single calls: an API that answers what a test says, and a client with both tokens on an English page. */
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
  return { api, server, client }
}
