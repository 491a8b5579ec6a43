import { useEffect, useState } from 'react'
import { onStoredElsewhere } from '../../state/storage'
import { forget, forgetAll, readRecent, recentKey, remember } from './searchHistory'

/** The recent searches of this device, as another tab may change them too. */
export function useRecentSearches() {
  const [searches, setSearches] = useState(readRecent)
  useEffect(
    () =>
      onStoredElsewhere((key) => {
        if (key === null || key === recentKey) setSearches(readRecent())
      }),
    [],
  )
  return {
    searches,
    remember: (words: string) => setSearches(remember(words)),
    forget: (words: string) => setSearches(forget(words)),
    forgetAll: () => setSearches(forgetAll()),
  }
}
