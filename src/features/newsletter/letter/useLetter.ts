import { useEffect, useState } from 'react'
import { letterOf, type Letter } from './letterOf'

/**
 * The letter whose link led here. Its token is taken out of the address as soon as the page's script runs, so that it
 * stands in no history, and is kept in memory alone.
 */
export function useLetter(): Letter | null {
  const [letter, setLetter] = useState<Letter | null>(null)
  useEffect(() => {
    const take = () => {
      const found = letterOf(window.location.hash)
      if (!found) return
      const { pathname, search } = window.location
      window.history.replaceState(window.history.state, '', pathname + search)
      setLetter(found)
    }
    take()
    // Another link of the shop's letters, opened in the same tab.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return letter
}
