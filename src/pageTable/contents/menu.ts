import * as v from 'valibot'
import { picture } from '../../contract/picture'
import { type Language, languages } from '../../i18n/languages'

const day = v.nullable(v.pipe(v.string(), v.isoDate()))

const link = v.object({
  name: v.string(),
  path: v.pipe(v.string(), v.regex(new RegExp(`^/(${languages.join('|')})/`))),
  /** Whether the link leads to reduced products. Such a link has the sale colour. */
  sale: v.optional(v.literal(true)),
  /**
   * The first and last ISO day of a campaign; null means open-ended. The link is displayed only while the campaign
   * runs.
   */
  runs: v.optional(v.object({ starts: day, ends: day })),
})

const column = v.object({ title: v.string(), links: v.array(link) })

/**
 * The menu file of a language, which contains the sheet of each department in the header, with the path of the
 * department. The menu has a file of its own, because it would make the HTML of every page larger. Browsers load the
 * file when the user begins to use the menu, and validate the file with this schema.
 */
export const shopMenu = v.object({
  departments: v.array(
    v.object({
      path: v.string(),
      columns: v.array(column),
      /**
       * The photo of a product in a room with a link to the product, or else the photo of the department with the link
       * "all"; null if there is no picture.
       */
      picture: v.nullable(v.object({ name: v.string(), path: link.entries.path, picture })),
      /** Whether the department is a group of top categories, each with a column. */
      group: v.optional(v.literal(true)),
    }),
  ),
})

export type ShopMenu = v.InferOutput<typeof shopMenu>
export type Department = ShopMenu['departments'][number]
export type MenuColumn = Department['columns'][number]
export type MenuLink = MenuColumn['links'][number]

export const nameMenuFile = (language: Language): string => `menu-${language}.json`
