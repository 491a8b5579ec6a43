import { type ComponentType, useCallback } from 'react'
import { useLazyComponent } from '../../ui/page/useLazyComponent'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Language } from '../../i18n/languages'

/** As `useLazyComponent`, for a part of the product page that needs the words of such parts. `load` must stay the same function. */
export function useLazyProductSection<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const language = useLanguage()
  const withWords = useCallback(() => withGalleryWords(language, load()), [language, load])
  return useLazyComponent(wanted, withWords)
}

/** A part that a product page fetches when it is wanted, together with the words that such parts share. */
export async function withGalleryWords<Part>(language: Language, part: Promise<Part>): Promise<Part> {
  const [loaded] = await Promise.all([
    part,
    import('../../i18n/loadWords').then(({ loadWords }) => loadWords(language, ['gallery'])),
  ])
  return loaded
}
