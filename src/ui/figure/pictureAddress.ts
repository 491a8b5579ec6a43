import { env } from '../../config/env'
import { fallbackWidth, renditionWidths, screenWideWidths, tallPart, type PictureFrame } from './pictureRenditions'

interface PictureName {
  name: string
  frame: PictureFrame
}

export interface PictureAddresses {
  /** The address of a file with a medium width, for browsers and programs that do not choose a width. */
  src: string
  /** Undefined when the address contains no width. */
  srcSet: string | undefined
  /** Whether there are AVIF files too, which only the site's own pictures have. */
  isLocal: boolean
  /** The address of the part of a room's photo that a phone shows; undefined for other pictures. */
  tall: string | undefined
  /** The address of the matte that the site's own picture may have; undefined for other pictures. */
  matte: string | undefined
}

interface OfferedWidths {
  /** The minimum width in px. The browser is not offered narrower files. */
  narrowest?: number
  /** Whether the picture is as wide as a phone's screen. The site's own pictures have files for this case. */
  isScreenWide?: boolean
}

/**
 * A name that is a URL is used unchanged. Without a configured address, or if the name begins with /pictures/, the
 * picture is one of the site's own. Any other name is inserted in the configured address at `{name}`, or appended to
 * it. `{width}` becomes a width in px.
 */
export function buildPictureAddresses(
  { name, frame }: PictureName,
  { narrowest = 0, isScreenWide = false }: OfferedWidths = {},
): PictureAddresses {
  const template = findTemplate(name)
  const fillWidth = (width: number | string) => template.replace(/{width}/g, String(width))
  const isLocal = template.startsWith(localFolder)
  const widths = (isScreenWide && isLocal ? screenWideWidths : renditionWidths)[frame].filter(
    (width) => width >= narrowest,
  )
  return {
    src: isLocal ? fillWidth(fallbackWidth[frame]).replace(/avif$/, 'webp') : fillWidth(fallbackWidth[frame]),
    srcSet: template.includes('{width}') ? widths.map((width) => `${fillWidth(width)} ${width}w`).join(',') : undefined,
    isLocal,
    tall: isLocal && frame === 'room' ? fillWidth(`tall-${tallPart.width}`) : undefined,
    matte: isLocal ? fillWidth('matte') : undefined,
  }
}

const localFolder = '/pictures/'

function findTemplate(name: string): string {
  if (/^https?:/i.test(name)) return name
  if (name.startsWith(localFolder) || !env.pictureUrl)
    return `${localFolder}${name.replace(localFolder, '')}-{width}.avif`
  return env.pictureUrl.includes('{name}')
    ? env.pictureUrl.replace(/{name}/g, name)
    : `${env.pictureUrl.replace(/\/$/, '')}/${name}`
}

/** Returns the address for programs that cannot choose a width or a format. */
export const buildFallbackAddress = (picture: PictureName): string => buildPictureAddresses(picture).src
