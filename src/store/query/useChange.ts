import { useCallback, useEffect, useRef, useState } from 'react'

export interface Change<Values extends unknown[], Failure> {
  busy: boolean
  /** Why the last run did not go through; null when it did, and while the next one is under way. */
  error: Failure | null
  /** Resolves to the failure, to null when all went well, and to undefined when it did nothing. */
  run: (...values: Values) => Promise<Failure | null | undefined>
  clearError: () => void
}

/**
 * What a button changes, one at a time: a second run while one is under way does nothing. The button is free again once
 * the change has ended, whether it went well or not.
 * @param change resolves to why it did not go through, or to null
 */
export function useChange<Values extends unknown[], Failure>(
  change: (...values: Values) => Promise<Failure | null>,
): Change<Values, Failure> {
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<{ failure: Failure } | null>(null)
  // A ref and not the state: two taps may come before the screen has followed the first.
  const underWay = useRef(false)
  const mounted = useRef(true)
  useEffect(() => {
    mounted.current = true
    return () => {
      mounted.current = false
    }
  }, [])

  const run = async (...values: Values) => {
    if (underWay.current) return undefined
    underWay.current = true
    setBusy(true)
    setError(null)
    try {
      const failure = await change(...values)
      if (mounted.current && failure !== null) setError({ failure })
      return failure
    } finally {
      underWay.current = false
      if (mounted.current) setBusy(false)
    }
  }
  const clearError = useCallback(() => setError(null), [])
  return { busy, error: error && error.failure, run, clearError }
}
