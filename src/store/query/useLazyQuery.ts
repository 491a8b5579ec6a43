import { ApiError } from '../http/ApiError'
import { getStore } from '../lazyStore'
import type { AppThunk } from '../services'
import { type Query, useAnswer } from './useAnswer'

/**
 * Fetches the store, and then data from the shop API, for a component outside the Provider. The data must be the same
 * for every user.
 * @param key identifies the request; if it is null, nothing is requested and the current data stays
 * @param thunk rejects with an ApiError; a new function does not trigger a request
 */
export const useLazyQuery = <Data>(
  key: string | null,
  thunk: (signal: AbortSignal) => AppThunk<Promise<Data>>,
): Query<Data> =>
  useAnswer({ key, owner: 'everybody', load: async (signal) => (await fetchStore()).dispatch(thunk(signal)) })

const fetchStore = () =>
  getStore().catch(() => {
    throw new ApiError({ message: 'The store could not be fetched', code: 'ERR_NETWORK' })
  })
