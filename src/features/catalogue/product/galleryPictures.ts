import type { Picture } from '../../../contract/picture'
import type { Combination } from '../../../contract/product'

/** A picture of the gallery: over the whole width, or beside another. */
export interface GalleryPicture {
  picture: Picture
  whole: boolean
}

const leastFurther = 2

/**
 * The pictures of a version for the mosaic (docs/look.md, "Gallery"): its front first, then its other views in pairs,
 * filled up with the fronts of other versions so that no place stays empty, then its wide picture.
 */
export function galleryPictures(version: Combination, versions: readonly Combination[]): GalleryPicture[] {
  const [main, ...further] = version.pictures.filter(({ frame }) => frame === 'portrait')
  const wide = version.pictures.filter(({ frame }) => frame !== 'portrait')
  const shown = new Set(version.pictures.map(({ name }) => name))
  const others = versions
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
