import { ApiError } from '../http/ApiError'
import { getStore } from '../lazyStore'
import type { AppThunk } from '../services'
import { type Query, useAnswer } from './useAnswer'

/**
 * Fetches data from the shop API for a component outside the Provider, and fetches the store first. The data must be the
 * same for every user.
 * @param key identifies the request; with null, nothing is requested and the current answer stays
 * @param thunk rejects with an ApiError; a new function does not cause a new request
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
