import { useStoreDispatch } from '../hooks'
import type { AppThunk } from '../services'
import { type Change, useChange } from './useChange'

/**
 * Changes something through the shop API for a component inside the Provider. A second run while one is under way does
 * nothing.
 * @param thunk resolves to why it did not go through (an error, or a sentence), or to null
 */
export function useMutation<Values extends unknown[], Failure = never>(
  thunk: (...values: Values) => AppThunk<Promise<Failure | null>>,
): Change<Values, Failure> {
  const dispatch = useStoreDispatch()
  return useChange(async (...values: Values) => dispatch(thunk(...values)))
}
