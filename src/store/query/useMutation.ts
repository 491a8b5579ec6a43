import { useStoreDispatch } from '../hooks'
import type { AppThunk } from '../services'
import { type Change, useChange } from './useChange'

/**
 * Runs a mutation of the shop API for a component inside the Provider. A run does nothing while another is in progress.
 * @param thunk resolves to the error or its message, or to null after a success
 */
export function useMutation<Values extends unknown[], Failure = never>(
  thunk: (...values: Values) => AppThunk<Promise<Failure | null>>,
): Change<Values, Failure> {
  const dispatch = useStoreDispatch()
  return useChange(async (...values: Values) => dispatch(thunk(...values)))
}
