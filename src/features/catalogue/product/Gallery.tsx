import { useState, type UIEvent } from 'react'
import { MeasureLine } from '../../../design/MeasureLine'
import { Picture } from '../../../design/Picture'
import { useWords } from '../../../i18n/useWords'
import type { GalleryPicture } from './galleryPictures'
import * as styles from './Gallery.module.css'

const halfSizes = '(min-width:64em) 29vw,100vw'
const wholeSizes = '(min-width:64em) 58vw,100vw'

/** The pictures of the chosen version: a mosaic, on a small screen a row to swipe with a measure line under it. */
export function Gallery({ pictures }: { pictures: readonly GalleryPicture[] }) {
  const words = useWords('catalogue').product
  const [seen, setSeen] = useState(0)
  const swiped = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setSeen(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
  return (
    <div>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keyboard (WCAG 2.1.1) */}
      <div className={styles.gallery} role="group" aria-label={words.gallery} tabIndex={0} onScroll={swiped}>
        {pictures.map(({ picture, whole }, index) => (
          <div key={picture.name} className={whole ? styles.whole : undefined}>
            <Picture picture={picture} sizes={whole ? wholeSizes : halfSizes} priority={index === 0} />
          </div>
        ))}
      </div>
      <div className={styles.count}>
        <MeasureLine value={seen + 1} max={pictures.length} />
        <span>{words.pictureOf(seen + 1, pictures.length)}</span>
      </div>
    </div>
  )
}
