import { useEffect, useRef } from 'react'

/** Does something as soon as there is a network again. */
export function useBackOnline(again: () => void): void {
  const latest = useRef(again)
  latest.current = again
  useEffect(() => {
    const back = () => latest.current()
    window.addEventListener('online', back)
    return () => window.removeEventListener('online', back)
  }, [])
}
