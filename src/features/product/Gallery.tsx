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

// A screen with three pixels per CSS pixel gets the file for two. The full screen has more.
const narrowSizes = '(min-resolution:2.5dppx) 65vw,100vw'
const halfSizes = `(min-width:64em) 29vw,${narrowSizes}`
const wholeSizes = `(min-width:64em) 58vw,${narrowSizes}`

interface GalleryProps {
  pictures: readonly GalleryPicture[]
  /** The picture of the variant under the pointer, shown over the first picture. */
  preview: PictureFile | null
}

/**
 * Shows the pictures of the chosen variant in a mosaic. On a small screen, they form a row to swipe through, with a
 * measure line below it. A tap on a picture opens it in full screen.
 */
export function Gallery({ pictures, preview }: GalleryProps) {
  const words = useWords('catalogue').product
  const [current, setCurrent] = useState(0)
  const { Screen, index: shown, setIndex, open } = useFullScreen()
  const handleScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setCurrent(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
  return (
    <div>
      <div className={styles.gallery} role="group" aria-label={words.gallery} onScroll={handleScroll}>
        {pictures.map(({ picture, isWhole }, index) => (
          <button
            key={picture.name}
            type="button"
            aria-haspopup="dialog"
            title={words.enlarge}
            className={isWhole ? styles.whole : undefined}
            onClick={() => open(index)}
          >
            <Picture picture={picture} sizes={isWhole ? wholeSizes : halfSizes} priority={index === 0} />
            {index === 0 && preview && (
              <span className={styles.preview}>
                <Picture key={preview.name} picture={preview} sizes={wholeSizes} alt="" />
              </span>
            )}
          </button>
        ))}
      </div>
      <div className={styles.count}>
        <MeasureLine value={current + 1} max={pictures.length} />
        <span>{words.pictureOf(current + 1, pictures.length)}</span>
      </div>
      {Screen && <Screen pictures={pictures.map(({ picture }) => picture)} index={shown} onIndex={setIndex} />}
    </div>
  )
}

/**
 * Returns the full-screen gallery. The first tap on a picture fetches it with its messages. If that fails, the gallery
 * stays as it is and the next tap retries.
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

interface GalleryPicture {
  picture: PictureFile
  /** Whether the picture takes the full width. Otherwise it is beside another picture. */
  isWhole: boolean
}

const minPaired = 2

/**
 * Lays out the pictures of a variant in a mosaic (docs/look.md, "Gallery"). The front comes first, followed by the other
 * views in pairs and the wide pictures. Fronts of other variants complete the pairs, so that no gap remains.
 */
export function layOutGallery(variant: Combination, variants: readonly Combination[]): GalleryPicture[] {
  const [main, ...further] = variant.pictures.filter(({ frame }) => frame === 'portrait')
  const wide = variant.pictures.filter(({ frame }) => frame !== 'portrait')
  const shown = new Set(variant.pictures.map(({ name }) => name))
  const others = variants
    .flatMap(({ pictures }) => pictures.slice(0, 1))
    .filter(({ name }) => !shown.has(name) && shown.add(name))

  const wanted = Math.max(minPaired, further.length + (further.length % 2))
  const pairs = [...further, ...others].slice(0, wanted)
  return [
    ...(main ? [{ picture: main, isWhole: true }] : []),
    ...pairs.map((picture, index) => ({ picture, isWhole: index === pairs.length - 1 && index % 2 === 0 })),
    ...wide.map((picture) => ({ picture, isWhole: true })),
  ]
}
