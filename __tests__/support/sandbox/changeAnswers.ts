import { http } from 'msw'
import type { startSandboxServer } from './startSandboxServer'

/**
 * Returns a response of the sandbox as another shop API would send it. `path` is that of the call, such as "/v1/cart".
 */
export type AnswerChange = (answer: unknown, path: string) => unknown

type Server = ReturnType<typeof startSandboxServer>

/** The shop API responds as the sandbox does, with every successful response changed. */
export const createChangedApi =
  (server: Server, change: AnswerChange) =>
  async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    const response = await server.shop(request)
    if (response.status !== 200) return response
    return Response.json(change(await response.json(), pathname.replace('/web', '')))
  }

/** Until the end of the test, the browser reaches the changed API. */
export function serveChangedApi(server: Server, change: AnswerChange): void {
  const answer = createChangedApi(server, change)
  server.server.use(http.all('*/web/*', ({ request }) => answer(request)))
}
