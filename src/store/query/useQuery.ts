import { useStoreDispatch, useStoreSelector } from '../hooks'
import type { AppThunk } from '../services'
import { selectLogouts } from '../session/sessionSelectors'
import { type Query, useAnswer } from './useAnswer'

interface QueryOptions {
  /** The answer is the same for everybody, so that it stays after a logout. Any other is dropped then (SPEC §4). */
  isPublic?: boolean
  /** An answer that is there stays when the key changes; only a failed one is requested again. */
  keepsAnswer?: boolean
}

/**
 * Reads something of the shop API for a component inside the Provider.
 * @param key names what is read; null reads nothing, and leaves an answer that is there in its place
 * @param thunk rejects with an ApiError; a new function alone reads nothing again
 */
export function useQuery<Data>(
  key: string | null,
  thunk: (signal: AbortSignal) => AppThunk<Promise<Data>>,
  { isPublic = false, keepsAnswer }: QueryOptions = {},
): Query<Data> {
  const dispatch = useStoreDispatch()
  const epoch = useStoreSelector(selectLogouts)
  const owner = isPublic ? 'everybody' : epoch
  return useAnswer({ key, owner, keepsAnswer, load: async (signal) => dispatch(thunk(signal)) })
}
