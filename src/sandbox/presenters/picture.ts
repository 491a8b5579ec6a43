import type { Picture } from '../../contract/picture'
import type { PictureData } from '../catalogue/shape'
import type { Lang } from '../http/language'

/** A picture of the catalogue as the wire has it: the name without ending, one language. */
export function presentPicture({ file, alt, ...rest }: PictureData, lang: Lang): Picture {
  return { name: file.replace(/\.jpg$/, ''), alt: alt[lang], ...rest }
}
