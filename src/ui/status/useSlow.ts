import { useEffect, useState } from 'react'

/** In ms: from then on a shopper hears that it takes long. SPEC §7 sets no time-out, so that a call may hang for ever. */
export const slowAfter = 8000

/** Whether something has been under way for so long that the shopper should be told. */
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
