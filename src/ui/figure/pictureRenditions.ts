/** The formats of pictures: 4:5, 8:5 and 16:10. The last two have the same shape but different subjects. */
export type PictureFrame = 'portrait' | 'wide' | 'room'

/** The widths of the AVIF renditions in px. static/pictures has a file for each width. */
export const renditionWidths: Record<PictureFrame, readonly number[]> = {
  portrait: [240, 480, 720, 1152],
  wide: [480, 720, 1080, 1440],
  room: [480, 800, 1200, 2000],
}

/** The width in px of the single WebP rendition, for browsers without AVIF. */
export const fallbackWidth: Record<PictureFrame, number> = { portrait: 720, wide: 1080, room: 1200 }

/** Returns the format of a file by its size in px. Rooms are 2000 px wide and wide packshots 1440 px. */
export function detectPictureFrame(width: number, height: number): PictureFrame {
  if (width < height) return 'portrait'
  return width > 1600 ? 'room' : 'wide'
}

interface PictureName {
  name: string
  frame: PictureFrame
}

/** Returns the path of a picture's WebP rendition, the format that most programs can read. */
export const buildFallbackPath = ({ name, frame }: PictureName): string =>
  `/pictures/${name}-${fallbackWidth[frame]}.webp`
