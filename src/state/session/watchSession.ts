import { ApiError } from '../../apiClient/ApiError'
import type { ShopClient } from '../../apiClient/client'

/**
 * The client, with an eye on the session: it may end at any call, not only when it is loaded. A 401 calls `ended`,
 * unless the shopper has become someone else since the call was sent.
 */
export const watchSession = (
  client: ShopClient,
  token: () => string | null,
  ended: (error: ApiError) => void,
): ShopClient => ({
  async request(target, schema, options) {
    const sentWith = token()
    try {
      return await client.request(target, schema, options)
    } catch (error) {
      const refused = error instanceof ApiError && error.status === 401
      if (refused && sentWith !== null && sentWith === token()) ended(error)
      throw error
    }
  },
})
