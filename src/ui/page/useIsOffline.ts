import { useEffect, useState } from 'react'

/** Whether the device has no network connection; false in the first render, which equals the HTML. */
export function useIsOffline(): boolean {
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    const update = () => setOffline(!navigator.onLine)
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])
  return isOffline
}
