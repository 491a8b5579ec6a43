import { useAppDispatch, useAppSelector } from '../hooks'
import type { AppThunk } from '../services'
import { selectLogouts } from '../session/sessionSelectors'
import { type Query, useAnswer } from './useAnswer'

interface QueryOptions {
  /** Whether the data is the same for every user. If so, it survives a logout; otherwise it is dropped (SPEC §4). */
  isPublic?: boolean
  /** Keeps the current data when the key changes. A failed request is repeated all the same. */
  keepsAnswer?: boolean
}

/**
 * Fetches data from the shop API for a component.
 * @param key identifies the request; if it is null, nothing is requested and the current data stays
 * @param thunk rejects with an ApiError; a new function does not trigger a request
 */
export function useQuery<Data>(
  key: string | null,
  thunk: (signal: AbortSignal) => AppThunk<Promise<Data>>,
  { isPublic = false, keepsAnswer }: QueryOptions = {},
): Query<Data> {
  const dispatch = useAppDispatch()
  const logouts = useAppSelector(selectLogouts)
  const owner = isPublic ? 'everybody' : logouts
  return useAnswer({ key, owner, keepsAnswer, load: async (signal) => dispatch(thunk(signal)) })
}
