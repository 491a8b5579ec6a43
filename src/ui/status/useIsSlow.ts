import { useEffect, useState } from 'react'

/** The time in ms after which the page reports a slow request. SPEC §7 sets no timeout, so a request may never end. */
export const slowThreshold = 8000

/** Returns whether a task has been in progress for at least `slowThreshold`. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setIsSlow(true), slowThreshold)
    return () => {
      clearTimeout(timer)
      setIsSlow(false)
    }
  }, [isBusy])
  return isSlow
}
