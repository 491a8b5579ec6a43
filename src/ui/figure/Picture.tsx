import { buildFallbackPath, renditionWidths, type PictureFrame } from './pictureRenditions'

/** A picture as described by the shop API. Width and height are those of the original, in px. */
export interface PictureFile {
  name: string
  alt: string
  width: number
  height: number
  frame: PictureFrame
  tone: string
}

interface PictureProps {
  picture: PictureFile
  /** The width on the page, by which the browser chooses a file: "(min-width:64em) 25vw, 50vw". */
  sizes: string
  /** Loads the picture at once, for the largest picture of the page or one in the first row. */
  priority?: boolean
  /** The object-position for a picture whose centre is not its subject: "50% 47%". */
  position?: string
  /** Replaces the picture's own text. It is empty when the text beside the picture has the same meaning. */
  alt?: string
  className?: string
}

/** The minimum width in px of a file for a picture that scales with the window. Narrower files are for thumbnails. */
const narrowest = 480

/** React 18 accepts this attribute only in lower case. */
const first = { fetchpriority: 'high' }

/**
 * A photograph in the sizes of static/pictures. While it loads, a room has its own tone as its background and a packshot
 * has birch.
 */
export function Picture({ picture, sizes, priority = false, position, alt = picture.alt, className }: PictureProps) {
  const { name, frame, width, height, tone } = picture
  const widths = renditionWidths[frame].filter((each) => each >= narrowest || !sizes.includes('vw'))
  const set = widths.map((each) => `/pictures/${name}-${each}.avif ${each}w`).join(',')
  return (
    <picture>
      <source type="image/avif" srcSet={set} sizes={sizes} />
      <img
        src={buildFallbackPath(picture)}
        width={width}
        height={height}
        alt={alt}
        loading={priority ? undefined : 'lazy'}
        className={className}
        style={{ background: frame === 'room' ? tone : undefined, objectPosition: position }}
        {...(priority ? first : null)}
      />
    </picture>
  )
}
