import * as v from 'valibot'
import { picture } from './pictureShape'
import { id, slug, slugs, text, words } from './values'

export const brand = v.object({
  id_brand: id,
  slug,
  name: words,
  country: words,
  founded: id,
  tagline: text,
  story: text,
  picture,
  picture2: v.nullable(picture),
  build_your_own: v.boolean(),
})

export const category = v.object({
  id_category: id,
  id_parent: v.nullable(id),
  key: slug,
  slug: slugs,
  name: text,
  description: text,
  picture: v.nullable(picture),
})

export const family = v.object({
  id_family: id,
  key: slug,
  slug: slugs,
  brand: slug,
  name: words,
  description: text,
  picture,
  products: v.array(id),
})
