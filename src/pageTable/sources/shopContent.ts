import * as v from 'valibot'
import { localPicture } from '../../contract/picture'
import { buildWall } from '../contents/wallColour'
import type { PageStories } from './pageStories'
import { type Language, languages } from '../../i18n/languages'
import { filledText as text, buildTranslatedFields } from '../textFields'
import type { ContentText } from '../markdown/parseContentText'

const link = v.strictObject({
  name: text,
  path: v.pipe(text, v.regex(new RegExp(`^/(${languages.join('|')})(/|$)`), 'must be a path of the shop')),
})

/**
 * A picture of this site. The folder in its name distinguishes it from the pictures of the shop API, which may be on
 * another host.
 */
const picture = v.pipe(
  localPicture,
  v.transform((fields) => ({ ...fields, name: `/pictures/${fields.name}` })),
)

const story = v.pipe(
  v.strictObject({ eyebrow: text, title: text, text, link, picture }),
  v.transform((fields) => ({ ...fields, wall: buildWall(fields.picture) })),
)

/** The heading of a section, with a link to a page with more content. */
const heading = v.strictObject({ title: text, link })

/** data/content/{language}/home.json: the texts of the home page that are not part of the catalogue. */
export const homeTexts = v.strictObject({
  hero: v.strictObject({ title: text, text, link, picture }),
  stories: v.pipe(v.array(story), v.maxLength(2)),
  categoryPicture: picture,
  campaigns: heading,
  panels: v.array(v.strictObject({ title: text, text, link, picture })),
  services: v.array(v.strictObject({ title: text, text })),
})

/**
 * data/content/{language}/shop.json: the texts of every page in which the shop says what it sells, writes, delivers and
 * accepts. The messages import the file, so that browsers load only the texts of their language.
 */
export const shopTexts = v.strictObject({
  /** The beginning of the text in the footer, before the address and the opening days of the store. */
  footer: text,
  /** Summaries of data/opening-hours.json, for use within sentences; empty for a shop without a store to visit. */
  openDays: v.pipe(v.string(), v.trim()),
  openFrom: v.pipe(v.string(), v.trim()),
  newsletter: v.strictObject({ title: text, text }),
  /** The area in which the delivery terms of data/shop.json hold, and how a parcel and a large product come. */
  delivery: v.strictObject({ area: text, parcel: text, large: text }),
  /** The payment methods, for the cart. The checkout shows those of the shop API. */
  payment: text,
  /** The 404 page. */
  notFound: v.strictObject({ eyebrow: text, title: text, text }),
})

/**
 * data/content/{language}/list-stories.json: the stories between a list's products, by the Dutch slug of the category
 * or the id of the page.
 */
export const listStories = v.record(v.string(), story)

/** data/content/{language}/giftlist-*.json: the text and the picture of a page on which users find gift lists. */
export const pageText = v.strictObject({
  sections: v.array(v.strictObject({ heading: text, text })),
  picture: v.optional(picture),
})

/**
 * data/navigation.json: top categories by their Dutch slug, groups of top categories, and pages by their id, in the
 * order of the header.
 */
export const navigationEntries = v.array(
  v.union(
    [
      v.strictObject({ category: text }),
      v.strictObject({ ...buildTranslatedFields('group', text), categories: v.pipe(v.array(text), v.minLength(1)) }),
      v.strictObject({ page: text }),
    ],
    'must be a category, a page, or a group with its categories',
  ),
)

export type PageText = v.InferOutput<typeof pageText>
export type NavigationEntries = v.InferOutput<typeof navigationEntries>

export interface ShopTexts {
  home: v.InferOutput<typeof homeTexts>
  shop: v.InferOutput<typeof shopTexts>
  stories: v.InferOutput<typeof listStories>
  pageStories: PageStories
  /** The texts of content pages by page id. */
  pages: Record<string, ContentText>
  /** The texts of the pages on which users find gift lists, by page id. */
  giftlists: Record<string, PageText>
}
export type ShopTextsByLanguage = Record<Language, ShopTexts>
