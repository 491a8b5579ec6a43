import { type UIEvent, useState } from 'react'
import type { Picture as PictureFile } from '../../contract/picture'
import { MeasureLine } from '../../ui/figure/MeasureLine'
import { Picture } from '../../ui/figure/Picture'
import { lazyPart } from '../../ui/page/lazyPart'
import { useMessages } from '../../i18n/useMessages'
import { useLanguage } from '../../i18n/LanguageContext'
import type { Combination, Product } from '../../contract/product'
import { PageLink } from '../../ui/button/PageLink'
import { buildSkuPath } from '../../pageTable/paths'
import * as text from '../../ui/text.module.css'
import * as styles from './Gallery.module.css'

const FullScreen = lazyPart(() => import('./lazy/FullScreen').then((chunk) => chunk.FullScreen))

// A screen with three device pixels per CSS pixel gets the file for two pixels, because the full-screen view shows more
// detail.
const narrowSizes = '(min-resolution:2.5dppx) 65vw,100vw'
const halfSizes = `(min-width:64em) 29vw,${narrowSizes}`
const fullWidthSizes = `(min-width:64em) 58vw,${narrowSizes}`

interface GalleryProps {
  product: Product
  variant: Combination
  /** The picture of another variant whose option is under the pointer; otherwise null. */
  preview: PictureFile | null
}

export function Gallery({ product, variant, preview }: GalleryProps) {
  const pictures = layOutGallery(variant, product)
  const messages = useMessages('catalogue').product
  const [shownIndex, setShownIndex] = useState(0)
  const language = useLanguage()
  const [openIndex, setOpenIndex] = useState<number | null>(null)
  // If the full-screen view cannot be loaded, the next tap tries again.
  const openPicture = (index: number) =>
    void FullScreen.preload(language).then(
      () => setOpenIndex(index),
      () => undefined,
    )
  const handleScroll = ({ currentTarget: row }: UIEvent<HTMLElement>) =>
    setShownIndex(Math.round(row.scrollLeft / Math.max(1, row.clientWidth)))
  return (
    <div>
      <div className={styles.gallery} role="group" aria-label={messages.gallery} onScroll={handleScroll}>
        {pictures.length === 0 && <Picture picture={null} sizes="" />}
        {pictures.map(({ picture, isFullWidth }, index) => (
          <div key={picture.name} className={isFullWidth ? styles.fullWidth : undefined}>
            <button type="button" aria-haspopup="dialog" title={messages.enlarge} onClick={() => openPicture(index)}>
              <Picture picture={picture} sizes={isFullWidth ? fullWidthSizes : halfSizes} priority={index === 0} />
              {index === 0 && preview && (
                <span className={styles.preview}>
                  <Picture key={preview.name} picture={preview} sizes={fullWidthSizes} alt="" />
                </span>
              )}
            </button>
            {product.combinations.map(
              (otherVariant) =>
                otherVariant.id_product_attribute === picture.id_product_attribute &&
                otherVariant !== variant && (
                  <p key={otherVariant.id_sku} className={`${text.xxs} ${text.stone}`}>
                    {messages.inPicture}{' '}
                    <PageLink to={buildSkuPath(product.slugs, otherVariant.slugs, language)} className={text.link}>
                      {otherVariant.name}
                    </PageLink>
                  </p>
                ),
            )}
          </div>
        ))}
      </div>
      {pictures.length > 0 && (
        <div className={styles.count}>
          <MeasureLine value={shownIndex + 1} max={pictures.length} />
          <span>{messages.pictureOf(shownIndex + 1, pictures.length)}</span>
        </div>
      )}
      {openIndex !== null && (
        <FullScreen pictures={pictures.map(({ picture }) => picture)} index={openIndex} onIndexChange={setOpenIndex} />
      )}
    </div>
  )
}

interface GalleryPicture {
  picture: PictureFile
  /** False for a picture beside another one. */
  isFullWidth: boolean
}

const minPairedPictures = 2

/**
 * Lays out the pictures as docs/look.md, "Gallery", prescribes. The front of the variant comes first, then pairs of the
 * product's pictures and other views of the variant, and the wide pictures come last. The fronts of other variants
 * complete the pairs, so that no gap remains.
 */
export function layOutGallery(
  variant: Combination,
  { combinations, pictures }: Pick<Product, 'combinations' | 'pictures'>,
): GalleryPicture[] {
  const [mainPicture, ...furtherPictures] = variant.pictures.filter(({ frame }) => frame === 'portrait')
  const widePictures = variant.pictures.filter(({ frame }) => frame !== 'portrait')
  const views = [...pictures, ...furtherPictures]
  const shownNames = new Set([mainPicture?.name])
  const frontPictures = combinations.flatMap(({ id_product_attribute, pictures: [front] }) =>
    front && !shownNames.has(front.name) && shownNames.add(front.name) ? [{ ...front, id_product_attribute }] : [],
  )

  const pairedCount = Math.max(minPairedPictures, views.length + (views.length % 2))
  const pairs = [...views, ...frontPictures].slice(0, pairedCount)
  return [
    ...(mainPicture ? [{ picture: mainPicture, isFullWidth: true }] : []),
    ...pairs.map((picture, index) => ({ picture, isFullWidth: index === pairs.length - 1 && index % 2 === 0 })),
    ...widePictures.map((picture) => ({ picture, isFullWidth: true })),
  ]
}
