import * as v from 'valibot'
import { templateNames } from './templates'
import { filledText as text, buildTranslatedFields } from './textFields'

/** A row of data/pages.json (SPEC §3, page catalogue entry). A path with `:name` or `*` is a pattern for many pages. */
export const pageRow = v.strictObject({
  id: v.pipe(text, v.regex(/^[a-z0-9-]+$/, 'may have small letters, digits and hyphens only')),
  template: v.picklist(templateNames),
  ...buildTranslatedFields('path', text),
  ...buildTranslatedFields('title', text),
  /** The whole title of the browser tab. By default it consists of the title and the site's name. */
  ...buildTranslatedFields('meta_title', v.optional(text)),
  ...buildTranslatedFields('meta_description', v.optional(text)),
  ...buildTranslatedFields('meta_keywords', v.optional(text)),
  /** The ids of the pages in the breadcrumbs above this page, the home page first. */
  breadcrumbs: v.array(v.string()),
  isHomepage: v.boolean(),
  /** Hides the page from search engines: checkout, account and similar pages. */
  noindex: v.optional(v.boolean()),
  /** The name in data/content/pictures.json of the photo of a room, for a page that has no picture of its own. */
  room: v.optional(text),
})

export type PageRow = v.InferOutput<typeof pageRow>

/** Returns whether a path is a pattern for many pages, such as the pages of all products. */
export const isPattern = (path: string): boolean => /[:*]/.test(path)
