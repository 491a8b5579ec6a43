import type { startSandboxServer } from '../sandbox/startSandboxServer'
import { gate } from './testStore'

/**
 * Delays the response to one call. `asked` resolves once the call has arrived, and `answer` releases the response.
 * @param options with `late`, the sandbox handles the call after `answer`, otherwise on arrival
 */
export function holdAnswer(
  server: ReturnType<typeof startSandboxServer>,
  method: 'get' | 'post' | 'put' | 'delete',
  path: string,
  { late = false } = {},
) {
  const asked = gate()
  const answered = gate()
  server.overrideAnswer(method, path, async ({ request }) => {
    const answer = late ? null : await server.shop(request.clone())
    asked.open()
    await answered.opened
    return answer ?? server.shop(request)
  })
  return { asked: asked.opened, answer: answered.open }
}
