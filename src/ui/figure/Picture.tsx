import type { CSSProperties } from 'react'
import { buildPictureAddresses } from './pictureAddress'
import type { PictureFrame } from './pictureRenditions'

/** `width` and `height` are the size of the original in px. */
export interface PictureFile {
  name: string
  alt: string
  width: number
  height: number
  frame: PictureFrame
  tone: string
  /** Whether the site has a matte of the picture, so that its background can have the colour of a wall. */
  matte?: boolean
}

interface PictureProps {
  /** If the picture is null, the mark of the shop is shown instead, on the background colour of pictures. */
  picture: PictureFile | null
  /** The browser chooses a file by these CSS sizes: "(min-width:64em) 25vw, 50vw". */
  sizes: string
  /**
   * Loads the picture eagerly and with high priority, for the largest picture of a page and for pictures in the first
   * row.
   */
  priority?: boolean
  /** Whether a phone shows only the part of a photo of a room that fits its upright screen. */
  isTall?: boolean
  /** The object-position of a picture whose centre is not its subject: "50% 47%". */
  position?: string
  /** Replaces the picture's own alternative text. '' if the text beside the picture has the same meaning. */
  alt?: string
  className?: string
}

/**
 * The minimum width in px of the offered files. For a picture that scales with the window, narrower files are too
 * small.
 */
const minWidth = 480

/** React 18 accepts this attribute only in lower case. */
const highPriority = { fetchpriority: 'high' }

/** While a photo of a room loads, its background has the photo's own tone. The background of a packshot is birch. */
export function Picture({ picture, sizes, priority = false, isTall = false, position, alt, className }: PictureProps) {
  if (!picture) return <picture />
  const { frame, width, height, tone, matte } = picture
  const addresses = buildPictureAddresses(picture, {
    narrowest: sizes.includes('vw') ? minWidth : 0,
    isScreenWide: sizes.includes('100vw'),
  })
  const { src, srcSet, isLocal } = addresses
  const sourceProps = srcSet && { srcSet, sizes }
  return (
    <picture style={matte && addresses.matte ? ({ '--matte': `url(${addresses.matte})` } as CSSProperties) : undefined}>
      {isTall && addresses.tall && <source type="image/avif" srcSet={addresses.tall} media="(max-width:30em)" />}
      {isLocal && <source type="image/avif" {...sourceProps} />}
      <img
        {...(isLocal ? null : sourceProps)}
        src={src}
        width={width}
        height={height}
        alt={alt ?? picture.alt}
        loading={priority ? undefined : 'lazy'}
        className={className}
        style={{ background: frame === 'room' ? tone : undefined, objectPosition: position }}
        {...(priority ? highPriority : null)}
      />
    </picture>
  )
}
