import { useStoreDispatch, useStoreSelector } from '../hooks'
import type { AppThunk } from '../services'
import { selectLogouts } from '../session/sessionSelectors'
import { type Query, useAnswer } from './useAnswer'

interface QueryOptions {
  /** The answer is the same for every user, so it survives a logout. Any other answer is dropped then (SPEC §4). */
  isPublic?: boolean
  /** Keeps the current answer when the key changes. A failed request is still sent again. */
  keepsAnswer?: boolean
}

/**
 * Fetches data from the shop API for a component inside the Provider.
 * @param key identifies the request; with null, nothing is requested and the current answer stays
 * @param thunk rejects with an ApiError; a new function does not cause a new request
 */
export function useQuery<Data>(
  key: string | null,
  thunk: (signal: AbortSignal) => AppThunk<Promise<Data>>,
  { isPublic = false, keepsAnswer }: QueryOptions = {},
): Query<Data> {
  const dispatch = useStoreDispatch()
  const logouts = useStoreSelector(selectLogouts)
  const owner = isPublic ? 'everybody' : logouts
  return useAnswer({ key, owner, keepsAnswer, load: async (signal) => dispatch(thunk(signal)) })
}
