import { useEffect, useRef } from 'react'

export function useBackOnline(onBackOnline: () => void): void {
  const latestHandler = useRef(onBackOnline)
  latestHandler.current = onBackOnline
  useEffect(() => {
    const handleOnline = () => latestHandler.current()
    window.addEventListener('online', handleOnline)
    return () => window.removeEventListener('online', handleOnline)
  }, [])
}
