import { useState, type UIEvent } from 'react'
import type { Picture as PictureFile } from '../../../contract/picture'
import { MeasureLine } from '../../../design/MeasureLine'
import { Picture } from '../../../design/Picture'
import { useWords } from '../../../i18n/useWords'
import type { GalleryPicture } from './galleryPictures'
import * as styles from './Gallery.module.css'
import { useFullScreen } from './useFullScreen'

const halfSizes = '(min-width:64em) 29vw,100vw'
const wholeSizes = '(min-width:64em) 58vw,100vw'

interface GalleryProps {
  pictures: readonly GalleryPicture[]
  /** The picture of a version that a mouse is pointed at, over the first. */
  preview: PictureFile | null
}

/**
 * The pictures of the chosen version: a mosaic, on a small screen a row to swipe with a measure line under it. A tap on
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
