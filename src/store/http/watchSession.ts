import { ApiError } from './ApiError'
import type { ApiClient } from './client'
import { recordError } from './recordedError'

/**
 * Wraps a client and calls `onExpired` when the shop API refuses the session. A session may expire at any request, not
 * only when it is loaded. A 401 counts only if the token that was sent is still the current one.
 */
export const watchSession = (
  client: ApiClient,
  getToken: () => string | null,
  onExpired: (error: ApiError) => void,
): ApiClient => ({
  async request(target, schema, options) {
    const sentToken = getToken()
    try {
      return await client.request(target, schema, options)
    } catch (error) {
      if (!(error instanceof ApiError && error.status === 401)) throw error
      if (sentToken === null) throw new ApiError({ ...recordError(error), withoutSession: true })
      if (sentToken === getToken()) onExpired(error)
      throw error
    }
  },
})
