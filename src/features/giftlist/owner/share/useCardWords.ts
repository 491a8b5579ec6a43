import { useEffect, useState } from 'react'
import type { Language } from '../../../../i18n/languages'
import { loadWords } from '../../../../i18n/loadWords'
import { type Areas, getWords, hasWords } from '../../../../i18n/words'

type CardWords = Areas['giftlistOwner']['cardToPrint']

/** Returns the messages of the card in a language, which may differ from the page's; null while they load. */
export function useCardWords(language: Language): CardWords | 'failed' | null {
  const [loaded, setLoaded] = useState<{ language: Language; words: CardWords | 'failed' } | null>(null)
  const isKnown = hasWords(language, 'giftlistOwner')
  useEffect(() => {
    if (isKnown) return undefined
    let isCurrent = true
    const show = (words: CardWords | 'failed') => {
      if (isCurrent) setLoaded({ language, words })
    }
    loadWords(language, ['giftlistOwner']).then(
      () => show(getWords(language, 'giftlistOwner').cardToPrint),
      () => show('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [language, isKnown])
  if (isKnown) return getWords(language, 'giftlistOwner').cardToPrint
  return loaded?.language === language ? loaded.words : null
}
