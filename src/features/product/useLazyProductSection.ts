import { type ComponentType, useCallback } from 'react'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'
import type { LazyArea } from '../../i18n/loadWords'

/**
 * Works like `useLazyComponent`, for a lazy section that needs messages: the shared ones of the page's lazy sections, or
 * its own areas. `load` and `areas` must be the same in every render.
 */
export function useLazyProductSection<Props>(
  wanted: boolean,
  load: () => Promise<ComponentType<Props>>,
  areas?: readonly LazyArea[],
) {
  const language = useLanguage()
  const withWords = useCallback(() => withGalleryWords(language, load(), areas), [language, load, areas])
  return useLazyComponent(wanted, withWords)
}

/** Loads a lazy section of the product page together with the messages that all lazy sections of the page share. */
export async function withGalleryWords<Part>(
  language: Language,
  part: Promise<Part>,
  areas: readonly LazyArea[] = ['gallery'],
): Promise<Part> {
  const [loaded] = await Promise.all([
    part,
    import('../../i18n/loadWords').then(({ loadWords }) => loadWords(language, areas)),
  ])
  return loaded
}
