import { ApiError } from '../http/ApiError'
import { getStore } from '../lazyStore'
import type { AppThunk } from '../services'
import { type Query, useAnswer } from './useAnswer'

/**
 * Reads something of the shop API that is the same for everybody, for a component outside the Provider: the store is
 * fetched for it.
 * @param key names what is read; null reads nothing, and leaves an answer that is there in its place
 * @param thunk rejects with an ApiError; a new function alone reads nothing again
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
