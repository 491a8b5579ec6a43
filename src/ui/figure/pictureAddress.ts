import { env } from '../../config/env'
import { fallbackWidth, renditionWidths, screenWideWidths, tallPart, type PictureFrame } from './pictureRenditions'

interface PictureName {
  name: string
  frame: PictureFrame
}

export interface PictureAddresses {
  /** The address of one width, for browsers and programs that do not choose one. */
  src: string
  /** The addresses with their widths, for `srcset`; undefined when the address contains no width. */
  srcSet: string | undefined
  /** Whether there are AVIF files too, which only the site's own pictures have. */
  isLocal: boolean
  /** The address of the part of a room that a phone shows; undefined for other pictures. */
  tall: string | undefined
  /** The address of the matte that one of the site's own pictures may have. */
  matte: string | undefined
}

/** The widths in px from which a browser may choose. */
interface OfferedWidths {
  narrowest?: number
  /** Whether the picture is as wide as a phone's screen, for which the site's own pictures have fitting widths. */
  isScreenWide?: boolean
}

/**
 * Builds the addresses of a picture. A name that is an address is used unchanged, and any other name is appended to the
 * configured address. Without that address, or if the name starts with a slash, it is a picture of this site. `{width}`
 * becomes a width in px.
 */
export function buildPictureAddresses(
  { name, frame }: PictureName,
  { narrowest = 0, isScreenWide = false }: OfferedWidths = {},
): PictureAddresses {
  const template = findTemplate(name)
  const fillWidth = (width: number | string) => template.replace(/{width}/g, String(width))
  const isLocal = template.startsWith(localFolder)
  const widths = (isScreenWide && isLocal ? screenWideWidths : renditionWidths)[frame].filter(
    (each) => each >= narrowest,
  )
  return {
    src: isLocal ? fillWidth(fallbackWidth[frame]).replace(/avif$/, 'webp') : fillWidth(fallbackWidth[frame]),
    srcSet: template.includes('{width}') ? widths.map((each) => `${fillWidth(each)} ${each}w`).join(',') : undefined,
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

/** Returns the address of one file of a picture, for programs that cannot choose a width or a format. */
export const buildFallbackAddress = (picture: PictureName): string => buildPictureAddresses(picture).src
