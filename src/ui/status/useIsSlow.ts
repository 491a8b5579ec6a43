import { useEffect, useState } from 'react'

/** The time in ms after which the page reports a slow request. SPEC §7 sets no timeout, so a request may never end. */
export const slowAfter = 8000

/** Returns whether a task has been in progress for at least `slowAfter`. */
export function useIsSlow(isBusy: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return isSlow
}
