import shopDetails from '../../../data/shop.json'
import type { Picture } from '../../contract/picture'
import { buildPictureAddresses } from '../../ui/figure/pictureAddress'
import { fallbackWidth, type PictureFrame } from '../../ui/figure/pictureRenditions'
import { buildAbsoluteUrl } from './buildAbsoluteUrl'

interface SharePicture {
  address: string
  width: number
  height: number
  alt?: string
}

/** The picture for pages without a picture of their own. */
const shopPicture = {
  name: `/pictures/${shopDetails.pictures.shared}`,
  frame: 'room' as PictureFrame,
  width: 2000,
  height: 1250,
  alt: '',
}

/** Returns the picture for shared links to a page, with the width and the height of its file in px. */
export function describeSharePicture(picture: Picture | null | undefined): SharePicture {
  const { alt, frame, width, height, name } = picture ?? shopPicture
  const { src, srcSet } = buildPictureAddresses({ name, frame })
  const shownWidth = srcSet ? fallbackWidth[frame] : width
  return {
    address: buildAbsoluteUrl(src),
    width: shownWidth,
    height: Math.round((height / width) * shownWidth),
    ...(alt && { alt }),
  }
}
