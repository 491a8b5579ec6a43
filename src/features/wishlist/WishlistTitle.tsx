import { useEffect, useState } from 'react'
import * as text from '../../design/text.module.css'
import { useLanguage } from '../../i18n/LanguageContext'
import { loadWords } from '../../i18n/loadWords'
import { wordsOf } from '../../i18n/words'
import { useSharedKey } from './useSharedKey'

/** The page's heading: one's own list, unless the address is that of somebody's. */
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
  return <h1 className={text.xxxl}>{(isShared && shared) || title}</h1>
}
