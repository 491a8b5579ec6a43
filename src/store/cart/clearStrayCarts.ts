import { ApiError } from '../http/ApiError'
import { type RecordedError, recordError } from '../http/recordedError'
import type { AppThunk } from '../services'

/** The error of a move that could not begin, because its code could not be loaded. */
const createMoveError = () =>
  new ApiError({ name: 'CartError', message: 'The code that moves a cart cannot be loaded', code: 'ERR_NETWORK' })

/**
 * Moves the lines of stray carts to the cart of this browser. The code is loaded on demand, because this is rarely
 * necessary. Lines that cannot be moved now wait for the next change of the cart. Runs inside the queue.
 * @returns the first error, or null
 */
export const clearStrayCarts = (): AppThunk<Promise<RecordedError | null>> => async (dispatch, getState) => {
  if (getState().cart.strayTokens.length === 0) return null
  const thunks = await import(/* webpackChunkName: "otherTabs" */ './moveStrayCarts').catch(() => null)
  if (!thunks) return { ...recordError(createMoveError()), isUnsettled: true }
  return dispatch(thunks.moveStrayCarts())
}
