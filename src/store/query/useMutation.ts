import { useAppDispatch } from '../hooks'
import { recordError, type RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { type Change, useChange } from './useChange'

/**
 * Runs a mutation of the shop API. A run does nothing while another is in progress. When the thunk rejects with an
 * ApiError, for example because its code cannot be loaded, that is the error; the next run tries again.
 * @param thunk resolves to the error or its message, or to null after a success
 */
export function useMutation<Values extends unknown[], Failure = never>(
  thunk: (...values: Values) => AppThunk<Promise<Failure | null>>,
): Change<Values, Failure | RecordedError> {
  const dispatch = useAppDispatch()
  return useChange<Values, Failure | RecordedError>(async (...values) => {
    try {
      return await dispatch(thunk(...values))
    } catch (error) {
      return recordError(error)
    }
  })
}
