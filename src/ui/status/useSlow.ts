import { useEffect, useState } from 'react'

/** In ms. SPEC §7 sets no timeout, so a request may take for ever; after this time the page says so. */
export const slowAfter = 8000

/** Returns whether something has been under way so long that the page should say so. */
export function useSlow(isBusy: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!isBusy) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isBusy])
  return slow
}
