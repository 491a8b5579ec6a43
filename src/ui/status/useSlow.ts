import { useEffect, useState } from 'react'

/** In ms. SPEC §7 sets no timeout, so a request may take for ever; after this time the page says so. */
export const slowAfter = 8000

/** Returns whether something has been under way so long that the page should say so. */
export function useSlow(underWay: boolean): boolean {
  const [slow, setSlow] = useState(false)
  useEffect(() => {
    if (!underWay) return undefined
    const timer = setTimeout(() => setSlow(true), slowAfter)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [underWay])
  return slow
}
