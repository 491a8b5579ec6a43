import type { Picture } from '../contract/picture'
import { fallbackAddress } from '../design/pictureAddress'
import { fallbackWidth, type PictureFrame } from '../design/pictureWidths'
import { siteAddress } from './siteAddress'

interface SharePicture {
  address: string
  width: number
  height: number
  alt?: string
}

/** The shop itself, for a page without a picture. */
const shop = { name: 'room-living', frame: 'room' as PictureFrame, width: 2000, height: 1250, alt: '' }

/** What stands beside a link to a page: its picture, as WebP. Width and height in px are those of the file. */
export function sharePicture(picture: Picture | undefined): SharePicture {
  const { alt, frame, width, height, name } = picture ?? shop
  const shown = fallbackWidth[frame]
  return {
    address: siteAddress(fallbackAddress({ name, frame })),
    width: shown,
    height: Math.round((height / width) * shown),
    ...(alt && { alt }),
  }
}
