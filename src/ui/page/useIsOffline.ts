import { useEffect, useState } from 'react'

/** Returns false in the first render, which equals the HTML. */
export function useIsOffline(): boolean {
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    const updateState = () => setIsOffline(!navigator.onLine)
    updateState()
    window.addEventListener('online', updateState)
    window.addEventListener('offline', updateState)
    return () => {
      window.removeEventListener('online', updateState)
      window.removeEventListener('offline', updateState)
    }
  }, [])
  return isOffline
}
