import type { RecordedError } from '../http/recordedError'
import { getStore } from '../lazyStore'
import type { AppThunk } from '../services'
import { type Change, useChange } from './useChange'

/** The code could not be fetched: to a shopper that is the same as a shop API that cannot be reached. */
const unreachable: RecordedError = { name: 'ApiError', message: 'The code could not be fetched', code: 'ERR_NETWORK' }

/**
 * Changes something through the shop API for a component outside the Provider. The store and the thunk are fetched by the
 * first run: until they are there it is busy, and further runs do nothing. When they cannot be fetched, the next run tries
 * again.
 * @param load fetches the thunk, which resolves to why it did not go through, or to null
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
