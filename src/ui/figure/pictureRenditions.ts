/** `portrait` is 4:5. `wide` and `room` are both 8:5. `wide` shows a product, and `room` shows a room. */
export type PictureFrame = 'portrait' | 'wide' | 'room'

/** The widths in px. static/pictures has an AVIF file for each of them, and for each of screenWideWidths. */
export const renditionWidths: Record<PictureFrame, readonly number[]> = {
  portrait: [240, 480, 720, 1152],
  wide: [480, 720, 1080, 1440],
  room: [480, 800, 1200, 2000],
}

/**
 * The widths in px for a picture as wide as a phone's screen. Some of them are about twice the width of a phone, and
 * photos of rooms also have a width for common desktop screens.
 */
export const screenWideWidths: Record<PictureFrame, readonly number[]> = {
  portrait: [480, 840, 1152],
  wide: [480, 840, 1080, 1440],
  room: [800, 1440, 2000],
}

/**
 * The part of a room's photo that a phone shows in a square. `share` and `centre` are fractions of the photo's width,
 * and `width` is the width of the AVIF rendition in px, twice the width of a phone.
 */
export const tallPart = { share: 0.575, centre: 0.46, width: 800 }

/** The width in px of the only WebP rendition, which browsers without AVIF get. */
export const fallbackWidth: Record<PictureFrame, number> = { portrait: 720, wide: 1080, room: 1200 }

/** The size is in px. Photos of rooms are 2000 px wide, and wide packshots 1440 px. */
export function detectPictureFrame(width: number, height: number): PictureFrame {
  if (width < height) return 'portrait'
  return width > 1600 ? 'room' : 'wide'
}
