import { http, HttpResponse, type DefaultBodyType, type HttpResponseResolver, type PathParams } from 'msw'
import { setupServer } from 'msw/node'
import type { Sandbox } from '../../../src/sandbox/openSandbox'
import { clearAllDrafts } from '../../../src/store/browser/formDrafts'
import { openSeededSandbox } from './openSeededSandbox'

type Method = 'get' | 'post' | 'put' | 'delete'

/**
 * The sandbox is the shop API of a test file, new for every test. The function must be called at the top of the file or
 * of a `describe`. A test that needs an error overrides one response.
 */
export function startSandboxServer() {
  let sandbox: Sandbox | null = null
  const opened = () => {
    sandbox ??= openSeededSandbox({ passwordCost: 16 })
    return sandbox
  }
  const requests: Request[] = []
  const server = setupServer(
    http.all('*/web/*', ({ request }) => opened().answer(request)),
    http.all('*/pay/*', ({ request }) => opened().answer(request)),
    http.all('*/sandbox/*', ({ request }) => opened().answer(request)),
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

  const shop = (request: Request) => opened().answer(request)
  const overrideAnswer = (
    method: Method,
    path: string,
    handler: HttpResponseResolver<PathParams, DefaultBodyType>,
  ): void => server.use(http[method](`*/web${path}`, handler))

  return {
    server,
    /** Returns all calls since the test started, such as "GET /web/v1/cart?x=1". */
    asked: () => requests.map(({ method, url }) => `${method} ${url.replace(new URL(url).origin, '')}`),
    requests,
    /** Gives access to the database. */
    get sandbox() {
      return opened()
    },
    /** Sends a request directly to the sandbox, without the network. */
    shop,
    /** Applies to the rest of the test. `path` is a path in the API, such as "/v1/cart". */
    overrideAnswer,
    /** Without a status, the call has no connection. */
    failCall(method: Method, path: string, status?: number, body: object = {}): void {
      overrideAnswer(method, path, () => (status ? HttpResponse.json(body, { status }) : HttpResponse.error()))
    },
    /** The call succeeds, but its response is lost. */
    loseAnswer(method: Method, path: string): void {
      overrideAnswer(method, path, async ({ request }) => {
        await shop(request)
        return HttpResponse.error()
      })
    },
    /**
     * Delays the response to a call. `asked` resolves once the call has arrived, and `answer` releases the response, or
     * sends another response instead.
     * @param options with `late`, the sandbox handles the call after `answer`, otherwise on arrival
     */
    holdAnswer(method: Method, path: string, { late = false } = {}) {
      let answer = (_instead?: Response) => {}
      const answered = new Promise<Response | undefined>((resolve) => (answer = resolve))
      const asked = new Promise<void>((resolve) =>
        overrideAnswer(method, path, async ({ request }) => {
          const response = late ? null : await shop(request.clone())
          resolve()
          return (await answered)?.clone() ?? response ?? shop(request)
        }),
      )
      return { asked, answer }
    },
    /** Changes the body of the sandbox's response. */
    changeAnswer<Body extends object>(method: Method, path: string, change: (body: Body) => object): void {
      overrideAnswer(method, path, async ({ request }) =>
        HttpResponse.json(change((await (await shop(request)).json()) as Body)),
      )
    },
    /** The sandbox responds to all calls again. */
    restoreCalls: () => server.resetHandlers(),
  }
}
