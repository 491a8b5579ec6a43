import * as v from 'valibot'
import { colour, slug, text, words } from './values'

/** Sets of colours and materials are kept as bits of one number; more than this would not fit. */
const most = 30

/** The shape of data/catalogue/facets.json: what shoppers narrow lists by, and call things when they search. */
export const facetShape = v.object({
  /** Colour families; `attributes` are the choices (`group/key` of catalogue.json) that belong to each. */
  colours: v.pipe(
    v.array(v.object({ key: slug, name: text, hex: colour, attributes: v.array(words) })),
    v.maxLength(most),
  ),
  /** `products` are keys of catalogue.json. */
  materials: v.pipe(v.array(v.object({ key: slug, name: text, products: v.array(slug) })), v.maxLength(most)),
  /** Other words that shoppers have for what is in a category. */
  synonyms: v.array(v.object({ category: slug, nl: v.array(words), en: v.array(words) })),
})

export type FacetData = v.InferOutput<typeof facetShape>
