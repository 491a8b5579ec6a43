import { buildPictureAddresses } from './pictureAddress'
import type { PictureFrame } from './pictureRenditions'

/** A picture as the shop API describes it; width and height are those of the original, in px. */
export interface PictureFile {
  name: string
  alt: string
  width: number
  height: number
  frame: PictureFrame
  tone: string
}

interface PictureProps {
  /** Null for none: its place stays empty. */
  picture: PictureFile | null
  /** The width on the page, from which the browser chooses a file: "(min-width:1024px) 25vw, 50vw". */
  sizes: string
  /** For the page's largest picture, or one of the first row: loaded at once. */
  priority?: boolean
  /** The object-position, when the centre is not what should show: "50% 47%". */
  position?: string
  /** Replaces the picture's own text; empty when the text beside it says the same. */
  alt?: string
  className?: string
}

/** A picture that grows with the window needs at least this width of file, in px; narrower files are for thumbnails. */
const narrowest = 480

/** React 18 accepts this attribute only in lower case. */
const first = { fetchpriority: 'high' }

/** A photograph in every size that there is of it. Until it loads, a room shows its own tone and a packshot birch. */
export function Picture({ picture, sizes, priority = false, position, alt, className }: PictureProps) {
  if (!picture) return <picture />
  const { frame, width, height, tone } = picture
  const { src, srcSet, isLocal } = buildPictureAddresses(picture, sizes.includes('vw') ? narrowest : 0)
  const set = srcSet && { srcSet, sizes }
  return (
    <picture>
      {isLocal && <source type="image/avif" {...set} />}
      <img
        {...(isLocal ? null : set)}
        src={src}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        loading={priority ? undefined : 'lazy'}
        className={className}
        style={{ background: frame === 'room' ? tone : undefined, objectPosition: position }}
        {...(priority ? first : null)}
      />
    </picture>
  )
}
