import { type ComponentType, useCallback } from 'react'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'

/**
 * Works like `useLazyComponent`, for a lazy section that needs the messages of the product page. `load` must be the same
 * function in every render.
 */
export function useLazyProductSection<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const language = useLanguage()
  const withWords = useCallback(() => withGalleryWords(language, load()), [language, load])
  return useLazyComponent(wanted, withWords)
}

/** Loads a lazy section of the product page together with the messages that all lazy sections of the page share. */
export async function withGalleryWords<Part>(language: Language, part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([
    part,
    import('../../i18n/loadWords').then(({ loadWords }) => loadWords(language, ['gallery'])),
  ])
  return loaded
}
