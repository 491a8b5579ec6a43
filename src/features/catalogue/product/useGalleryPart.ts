import { useCallback, type ComponentType } from 'react'
import { useLater } from '../../../design/useLater'
import { useLanguage } from '../../../i18n/LanguageContext'
import { withGalleryWords } from './galleryWords'

/** As `useLater`, for a part of the product page that needs the words of such parts. `load` must stay the same function. */
export function useGalleryPart<Props>(wanted: boolean, load: () => Promise<ComponentType<Props>>) {
  const language = useLanguage()
  const withWords = useCallback(() => withGalleryWords(language, load()), [language, load])
  return useLater(wanted, withWords)
}
