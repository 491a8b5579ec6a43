import { useState } from 'react'
import { useStoreDispatch } from './hooks'
import type { AppThunk } from './services'
import { useBusy, useIsMounted } from './useBusy'

interface Mutation<Values extends unknown[], Failure> {
  busy: boolean
  /** Why the last run did not go through; null when it did, and while the next one is under way. */
  error: Failure | null
  /** Resolves to the failure, to null when all went well, and to undefined when it did nothing. */
  run: (...values: Values) => Promise<Failure | null | undefined>
  clearError: () => void
}

/**
 * Changes something through the shop API for a component inside the Provider. A second run while one is under way does
 * nothing.
 * @param thunk resolves to why it did not go through (an error, or a sentence), or to null
 */
export function useMutation<Values extends unknown[], Failure>(
  thunk: (...values: Values) => AppThunk<Promise<Failure | null>>,
): Mutation<Values, Failure> {
  const dispatch = useStoreDispatch()
  const { busy, run: runAlone } = useBusy()
  const isMounted = useIsMounted()
  const [error, setError] = useState<{ failure: Failure } | null>(null)

  const run = (...values: Values) =>
    runAlone(async () => {
      setError(null)
      const failure = await dispatch(thunk(...values))
      if (isMounted()) setError(failure === null ? null : { failure })
      return failure
    })
  return { busy, error: error && error.failure, run, clearError: () => setError(null) }
}
