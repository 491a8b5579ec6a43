import { type ComponentType, type UIEvent, useState } from 'react'
import type { Picture as PictureFile } from '../../contract/picture'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import { Picture } from '../../ui/figure/Picture'
import { useWords } from '../../i18n/useWords'
import { useLanguage } from '../../i18n/LanguageContext'
import type { FullScreenProps } from './lazy/FullScreen'
import { withGalleryWords } from './useLazyProductSection'
import type { Combination } from '../../contract/product'
import * as styles from './Gallery.module.css'

const halfSizes = '(min-width:64em) 29vw,100vw'
const wholeSizes = '(min-width:64em) 58vw,100vw'

interface GalleryProps {
  pictures: readonly GalleryPicture[]
  /** The picture of a variant that a mouse is pointed at, over the first. */
  preview: PictureFile | null
}

/**
 * The pictures of the chosen variant: a mosaic, on a small screen a row to swipe with a measure line under it. A tap on
 * one shows it over the full screen.
 */
export function Gallery({ pictures, preview }: GalleryProps) {
  const words = useWords('catalogue').product
  const [seen, setSeen] = useState(0)
  const { Screen, index, setIndex, open } = useFullScreen()
  const swiped = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setSeen(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
  return (
    <div>
      <div className={styles.gallery} role="group" aria-label={words.gallery} onScroll={swiped}>
        {pictures.map(({ picture, whole }, place) => (
          <button
            key={picture.name}
            type="button"
            aria-haspopup="dialog"
            title={words.enlarge}
            className={whole ? styles.whole : undefined}
            onClick={() => open(place)}
          >
            <Picture picture={picture} sizes={whole ? wholeSizes : halfSizes} priority={place === 0} />
            {place === 0 && preview && (
              <span className={styles.preview}>
                <Picture key={preview.name} picture={preview} sizes={wholeSizes} alt="" />
              </span>
            )}
          </button>
        ))}
      </div>
      <div className={styles.count}>
        <MeasureLine value={seen + 1} max={pictures.length} />
        <span>{words.pictureOf(seen + 1, pictures.length)}</span>
      </div>
      {Screen && <Screen pictures={pictures.map(({ picture }) => picture)} index={index} onIndex={setIndex} />}
    </div>
  )
}

/**
 * The full screen of the gallery: fetched with its words by the first tap on a picture. What can't be fetched leaves
 * the gallery as it is, and the next tap tries again.
 */
function useFullScreen() {
  const language = useLanguage()
  const [Screen, setScreen] = useState<ComponentType<FullScreenProps> | null>(null)
  const [index, setIndex] = useState<number | null>(null)
  const open = (at: number) => {
    setIndex(at)
    if (Screen) return
    withGalleryWords(language, import('./lazy/FullScreen')).then(
      ({ FullScreen }) => setScreen(() => FullScreen),
      () => setIndex(null),
    )
  }
  return { Screen, index, setIndex, open }
}

/** A picture of the gallery: over the whole width, or beside another. */
interface GalleryPicture {
  picture: PictureFile
  whole: boolean
}

const leastFurther = 2

/**
 * The pictures of a variant for the mosaic (docs/look.md, "Gallery"): its front first, then its other views in pairs,
 * filled up with the fronts of other variants so that no place stays empty, then its wide picture.
 */
export function galleryPictures(variant: Combination, variants: readonly Combination[]): GalleryPicture[] {
  const [main, ...further] = variant.pictures.filter(({ frame }) => frame === 'portrait')
  const wide = variant.pictures.filter(({ frame }) => frame !== 'portrait')
  const shown = new Set(variant.pictures.map(({ name }) => name))
  const others = variants
    .flatMap(({ pictures }) => pictures.slice(0, 1))
    .filter(({ name }) => !shown.has(name) && shown.add(name))

  const wanted = Math.max(leastFurther, further.length + (further.length % 2))
  const pairs = [...further, ...others].slice(0, wanted)
  return [
    ...(main ? [{ picture: main, whole: true }] : []),
    ...pairs.map((picture, index) => ({ picture, whole: index === pairs.length - 1 && index % 2 === 0 })),
    ...wide.map((picture) => ({ picture, whole: true })),
  ]
}
