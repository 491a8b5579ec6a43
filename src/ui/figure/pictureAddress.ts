import { env } from '../../config/env'
import { fallbackWidth, renditionWidths, type PictureFrame } from './pictureRenditions'

interface PictureName {
  name: string
  frame: PictureFrame
}

/** The addresses of one picture. */
export interface PictureAddresses {
  /** Of one width; the file for browsers and programs that choose none. */
  src: string
  /** With widths, for `srcset`; undefined when the address has no place for a width. */
  srcSet: string | undefined
  /** Whether there are AVIF files too, which only the site's own pictures have. */
  isLocal: boolean
}

/**
 * Builds the addresses of a picture. A name that is an address is used as it is, any other goes into the configured
 * address; without one, and with a slash in front, it is a picture of this site. `{width}` becomes a width in px.
 * @param narrowest the narrowest width to offer
 */
export function buildPictureAddresses({ name, frame }: PictureName, narrowest = 0): PictureAddresses {
  const template = findTemplate(name)
  const fill = (width: number) => template.replace(/{width}/g, String(width))
  const widths = renditionWidths[frame].filter((each) => each >= narrowest)
  const isLocal = template.startsWith(folder)
  return {
    src: isLocal ? fill(fallbackWidth[frame]).replace(/avif$/, 'webp') : fill(fallbackWidth[frame]),
    srcSet: template.includes('{width}') ? widths.map((each) => `${fill(each)} ${each}w`).join(',') : undefined,
    isLocal,
  }
}

const folder = '/pictures/'

function findTemplate(name: string): string {
  if (/^https?:/i.test(name)) return name
  if (name.startsWith(folder) || !env.pictureUrl) return `${folder}${name.replace(folder, '')}-{width}.avif`
  return env.pictureUrl.includes('{name}')
    ? env.pictureUrl.replace(/{name}/g, name)
    : `${env.pictureUrl.replace(/\/$/, '')}/${name}`
}

/** Returns the address of one file of a picture, which every program that shows pictures can read. */
export const buildFallbackAddress = (picture: PictureName): string => buildPictureAddresses(picture).src
