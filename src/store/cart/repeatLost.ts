import { ApiError } from '../http/ApiError'
import { isOutcomeUncertain } from '../http/recordedError'
import type { AppThunk } from '../services'

/**
 * Sends an addition, and once more if its answer was lost and this browser has no token: then only the repeated call
 * finds the cart that the answer was about. Both calls must have the same key.
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
