import { useEffect, useState } from 'react'
import { takeLetter, type Letter } from './takeLetter'

/** The letter whose link led to the page, kept in memory alone. */
export function useLetter(): Letter | null {
  const [letter, setLetter] = useState<Letter | null>(null)
  useEffect(() => {
    const take = () => {
      const found = takeLetter()
      if (found) setLetter(found)
    }
    take()
    // Another link of the shop's letters, opened in the same tab.
    window.addEventListener('hashchange', take)
    return () => window.removeEventListener('hashchange', take)
  }, [])
  return letter
}
