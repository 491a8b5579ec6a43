import { useCallback, useEffect, useRef, useState } from 'react'

export interface Change<Values extends unknown[], Failure> {
  busy: boolean
  /** The error of the last run; null after a success and during the next run. */
  error: Failure | null
  /** Resolves to the error, to null after a success, or to undefined if another run was still in progress. */
  run: (...values: Values) => Promise<Failure | null | undefined>
  clearError: () => void
}

/**
 * Runs a mutation for a button, one at a time. A run does nothing while another is in progress. The button works again
 * after a success and after an error.
 * @param change resolves to the error, or to null after a success
 */
export function useChange<Values extends unknown[], Failure>(
  change: (...values: Values) => Promise<Failure | null>,
): Change<Values, Failure> {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ failure: Failure } | null>(null)
  // This is a ref rather than state, because a second tap may come before React has rendered the first.
  const isPending = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const run = async (...values: Values) => {
    if (isPending.current) return undefined
    isPending.current = true
    setBusy(true)
    setError(null)
    try {
      const failure = await change(...values)
      if (mounted.current && failure !== null) setError({ failure })
      return failure
    } finally {
      isPending.current = false
      if (mounted.current) setBusy(false)
    }
  }
  const clearError = useCallback(() => setError(null), [])
  return { busy, error: error && error.failure, run, clearError }
}
