import { ApiError } from '../http/ApiError'
import { isOutcomeUncertain } from '../http/recordedError'
import type { AppThunk } from '../services'

/**
 * Sends an addition, and repeats it if its response was lost and this browser has no token, because then only the
 * repeated call finds the cart of the lost response. Both calls must have the same key.
 */
export const repeatLost =
  <Answer>(send: () => Promise<Answer>): AppThunk<Promise<Answer>> =>
  (_dispatch, getState, { isLeaving }) => {
    const { cart, session } = getState()
    const canLoad = cart.token !== null || session.token !== null
    return send().catch((error: unknown) => {
      const isLost = error instanceof ApiError && isOutcomeUncertain(error)
      if (canLoad || !isLost || isLeaving()) throw error
      return send()
    })
  }
