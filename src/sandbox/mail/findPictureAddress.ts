import type { Picture } from '../../contract/picture'

/** The width in px of the WebP file of each format, which mail programs can read (docs/decisions/pictures.md). */
const widths = { portrait: 720, wide: 1080, room: 1200 }

/** Returns the address of a picture for an email; undefined without a picture. */
export const findPictureAddress = (picture: Picture | null, origin: string): string | undefined =>
  picture ? `${origin}/pictures/${picture.name}-${widths[picture.frame]}.webp` : undefined
