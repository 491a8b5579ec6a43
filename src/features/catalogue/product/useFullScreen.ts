import { useState, type ComponentType } from 'react'
import { useLanguage } from '../../../i18n/LanguageContext'
import type { FullScreenProps } from './fullScreen/FullScreen'
import { withGalleryWords } from './galleryWords'

/**
 * The full screen of the gallery: fetched with its words by the first tap on a picture. What can't be fetched leaves
 * the gallery as it is, and the next tap tries again.
 */
export function useFullScreen() {
  const language = useLanguage()
  const [Screen, setScreen] = useState<ComponentType<FullScreenProps> | null>(null)
  const [index, setIndex] = useState<number | null>(null)
  const open = (at: number) => {
    setIndex(at)
    if (Screen) return
    withGalleryWords(language, import('./fullScreen/FullScreen')).then(
      ({ FullScreen }) => setScreen(() => FullScreen),
      () => setIndex(null),
    )
  }
  return { Screen, index, setIndex, open }
}
