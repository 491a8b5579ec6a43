import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { loadWords } from '../../i18n/loadWords'
import { wordsOf } from '../../i18n/words'
import { useSharedKey } from './useSharedKey'

/** What the page's heading says: one's own list, unless the address is that of somebody's. */
export function WishlistTitle({ title }: { title: string }) {
  const language = useLanguage()
  const isShared = typeof useSharedKey() === 'string'
  const [shared, setShared] = useState<string | null>(null)
  useEffect(() => {
    if (!isShared) return
    loadWords(language, ['wishlist']).then(
      () => setShared(wordsOf(language, 'wishlist').shared.page),
      () => undefined,
    )
  }, [isShared, language])
  return <>{(isShared && shared) || title}</>
}
