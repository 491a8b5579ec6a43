import { useCallback, useRef, useState } from 'react'
import { useAppDispatch } from '../hooks'
import { recordError, type RecordedError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'

export interface Mutation<Values extends unknown[], Failure> {
  isBusy: boolean
  /** The error of the last run; null after a success and during the next run. */
  error: Failure | null
  /** Resolves to the error, to null after a success, or to undefined if another run was still in progress. */
  run: (...values: Values) => Promise<Failure | null | undefined>
  clearError: () => void
}

/**
 * A run does nothing while another run is in progress. The button works again after a success and after an error. When
 * the thunk rejects with an ApiError, for example because its code cannot be loaded, the error is that ApiError, and
 * the next run tries again.
 * @param thunk resolves to the error or its message, or to null after a success
 */
export function useMutation<Values extends unknown[], Failure = never>(
  thunk: (...values: Values) => AppThunk<Promise<Failure | null>>,
): Mutation<Values, Failure | RecordedError> {
  const dispatch = useAppDispatch()
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<Failure | RecordedError | null>(null)
  // A second tap may follow before React has rendered a new state, so this value is a ref.
  const isPending = useRef(false)

  const runThunk = async (...values: Values) => {
    if (isPending.current) return undefined
    isPending.current = true
    setBusy(true)
    setError(null)
    try {
      const failure = await dispatch(thunk(...values)).catch(recordError)
      setError(failure)
      return failure
    } finally {
      isPending.current = false
      setBusy(false)
    }
  }
  const clearError = useCallback(() => setError(null), [])
  return { isBusy, error, run: runThunk, clearError }
}
