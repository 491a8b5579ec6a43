import { buildFallbackPath, renditionWidths, type PictureFrame } from './pictureRenditions'

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
  picture: PictureFile
  /** The width on the page, from which the browser chooses a file: "(min-width:64em) 25vw, 50vw". */
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

/** A photograph in the sizes of static/pictures. Until it loads, a room shows its own tone and a packshot birch. */
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
