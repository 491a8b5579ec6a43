import { ApiError } from './ApiError'
import type { ApiClient } from './client'

/**
 * Wraps a client so that `onExpired` hears of a refused session: a session may expire at any call, not only when it is
 * loaded. A 401 counts only while the token that the call was sent with is still the token of the store.
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
      const isRefused = error instanceof ApiError && error.status === 401
      if (isRefused && sentToken !== null && sentToken === getToken()) onExpired(error)
      throw error
    }
  },
})
