import { http, type DefaultBodyType, type HttpResponseResolver, type PathParams } from 'msw'
import { setupServer } from 'msw/node'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { clearAllDrafts } from '../../../src/store/browser/formDrafts'
import { openSeededSandbox } from './openSeededSandbox'

type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * Starts the sandbox as the shop API of a test file, with a new sandbox for every test. It must be called at the top of
 * the file or of a `describe`. A test that needs an error overrides one response.
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
    /** Returns all calls since the test started, such as "GET /web/v1/cart?x=1". */
    asked: () => requests.map(({ method, url }) => `${method} ${url.replace(new URL(url).origin, '')}`),
    requests,
    /** The sandbox itself, for access to its database. */
    get sandbox() {
      return opened()
    },
    /** Sends a request directly to the sandbox, without the network. */
    shop: (request: Request) => opened().shop(request),
    /** Replaces the response to one call for the rest of the test. `path` is a path in the API, such as "/v1/cart". */
    overrideAnswer(method: Method, path: string, handler: HttpResponseResolver<PathParams, DefaultBodyType>) {
      server.use(http[method](`*/web${path}`, handler))
    },
  }
}
