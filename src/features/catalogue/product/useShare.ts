import { useEffect, useState } from 'react'

/** How long the page says that the link was copied, in ms. */
const saidFor = 6000

/** Hands this page's address to somebody: by the device's own sheet, or copied. Names in `words` say how that went. */
export function useShare(title: string) {
  const [state, setState] = useState<'idle' | 'copied' | 'notCopied'>('idle')
  useEffect(() => {
    if (state === 'idle') return undefined
    const timer = setTimeout(() => setState('idle'), saidFor)
    return () => clearTimeout(timer)
  }, [state])

  const share = async () => {
    const url = window.location.origin + window.location.pathname
    // Closing the device's sheet is no fault, and nothing that has to be said.
    if (typeof navigator.share === 'function') return navigator.share({ title, url }).catch(() => undefined)
    try {
      await navigator.clipboard.writeText(url)
      setState('copied')
    } catch {
      setState('notCopied')
    }
  }
  return { state, share }
}
