import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/LanguageContext'
import { loadWords } from '../../i18n/loadWords'
import { wordsOf } from '../../i18n/words'
import type { PageContext } from '../../pageTable/pageContext'
import { useSharedKey } from './useSharedKey'

/** What the page's heading and its tab say: one's own list, unless the address is that of somebody's. */
export function WishlistTitle({ page: { title, head } }: { page: PageContext }) {
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
  const heading = (isShared && shared) || title
  useEffect(() => {
    if (heading === title) return undefined
    document.title = head.title.replace(title, heading)
    return () => {
      document.title = head.title
    }
  }, [heading, title, head.title])
  return <>{heading}</>
}
