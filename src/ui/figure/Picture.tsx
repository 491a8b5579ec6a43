import { buildFallbackPath, renditionWidths, type PictureFrame } from './pictureRenditions'

/** A picture as the shop API names it; sizes are the original's, in px. */
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
  /** How wide it stands, for the browser's choice of file: "(min-width:1024px) 25vw, 50vw". */
  sizes: string
  /** The page's largest picture, or one of the first row: fetched at once. */
  priority?: boolean
  /** object-position, when the middle is not what should show: "50% 47%". */
  position?: string
  /** In place of the picture's own words; empty when the words beside it say the same. */
  alt?: string
  className?: string
}

/** A picture that grows with the window is on no screen smaller than this, in px of the file: narrower ones are for thumbnails. */
const narrowest = 480

/** React 18 knows this attribute in lower case alone. */
const first = { fetchpriority: 'high' }

/** A photograph in the sizes of static/pictures; until it has come, a room on its own tone, a packshot on birch. */
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
