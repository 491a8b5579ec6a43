import type { RecordedError } from '../http/recordedError'
import { getStore } from '../lazyStore'
import type { AppThunk } from '../services'
import { type Change, useChange } from './useChange'

/** To the user, code that cannot be fetched is the same as a shop API that cannot be reached. */
const unreachable: RecordedError = { name: 'ApiError', message: 'The code could not be fetched', code: 'ERR_NETWORK' }

/**
 * Runs a mutation of the shop API for a component outside the Provider. The first run fetches the store and the thunk;
 * if that fails, the next run tries again. A run does nothing while another is in progress.
 * @param load fetches the thunk, which resolves to the error, or to null after a success
 */
export const useLazyMutation = <Values extends unknown[]>(
  load: (...values: Values) => Promise<AppThunk<Promise<RecordedError | null>>>,
): Change<Values, RecordedError> =>
  useChange(async (...values: Values) => {
    try {
      const [store, thunk] = await Promise.all([getStore(), load(...values)])
      return await store.dispatch(thunk)
    } catch {
      return unreachable
    }
  })
