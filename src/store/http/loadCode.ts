import { ApiError } from './ApiError'

/**
 * Loads code. Rejects with an ApiError, because to the user, code that cannot be loaded is the same as a shop API that
 * cannot be reached. The caller may await the promise later.
 */
export function loadCode<Code>(load: () => Promise<Code>): Promise<Code> {
  const loading = load().catch(() => {
    throw new ApiError({ message: 'The code could not be loaded', code: 'ERR_NETWORK' })
  })
  // Until it is awaited, the browser would report a rejection as unhandled.
  loading.catch(() => undefined)
  return loading
}
