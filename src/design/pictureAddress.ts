import { fallbackWidth, type PictureFrame } from './pictureWidths'

interface PictureName {
  name: string
  frame: PictureFrame
}

/** The path of a picture's WebP rendition, which every program that shows pictures can read. */
export const fallbackAddress = ({ name, frame }: PictureName): string =>
  `/pictures/${name}-${fallbackWidth[frame]}.webp`
