import { http, type DefaultBodyType, type HttpResponseResolver, type PathParams } from 'msw'
import { setupServer } from 'msw/node'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { clearAllDrafts } from '../../../src/store/browser/formDrafts'
import { openSeededSandbox } from './openSeededSandbox'

type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * The sandbox as the shop API of a test file, a new one for every test. Call it at the top
 * of the file or of a `describe`. A test that needs a fault overrides one answer.
 */
export function startSandboxServer() {
  let sandbox: Sandbox | null = null
  const opened = () => {
    sandbox ??= openSeededSandbox({ passwordCost: 16 })
    return sandbox
  }
  const requests: Request[] = []
  const server = setupServer(
    http.all('*/web/*', ({ request }) => opened().shop(request)),
    http.all('*/pay/*', ({ request }) => opened().shop(request)),
    http.all('*/sandbox/*', ({ request }) => opened().shop(request)),
  )
  server.events.on('request:start', ({ request }) => void requests.push(request.clone()))

  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterEach(() => {
    server.resetHandlers()
    requests.length = 0
    sandbox?.close()
    sandbox = null
    window.localStorage.clear()
    window.sessionStorage.clear()
    clearAllDrafts()
  })
  afterAll(() => server.close())

  return {
    server,
    /** All that was asked since the test began, e.g. "GET /web/v1/cart?x=1". */
    asked: () => requests.map(({ method, url }) => `${method} ${url.replace(new URL(url).origin, '')}`),
    requests,
    /** The sandbox itself, to prepare or look at its database. */
    get sandbox() {
      return opened()
    },
    /** A request straight to the shop, past the network. */
    shop: (request: Request) => opened().shop(request),
    /** One call answered in another way for the rest of the test; `path` as in the API, e.g. "/v1/cart". */
    overrideAnswer(method: Method, path: string, handler: HttpResponseResolver<PathParams, DefaultBodyType>) {
      server.use(http[method](`*/web${path}`, handler))
    },
  }
}
