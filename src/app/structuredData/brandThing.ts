import type { Brand as BrandThing } from 'schema-dts'
import type { Brand } from '../../contract/catalogue'
import { fallbackAddress } from '../../design/pictureAddress'
import { siteAddress } from '../siteAddress'

/** A maker, on its own page. */
export const brandThing = ({ name, tagline, story, picture }: Brand, path: string): BrandThing => ({
  '@type': 'Brand',
  name,
  slogan: tagline,
  description: story,
  url: siteAddress(path),
  image: siteAddress(fallbackAddress(picture)),
})
