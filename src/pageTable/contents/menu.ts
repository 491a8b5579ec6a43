import * as v from 'valibot'
import { picture } from '../../contract/picture'
import type { Language } from '../../i18n/languages'

const day = v.nullable(v.pipe(v.string(), v.isoDate()))

const link = v.object({
  name: v.string(),
  path: v.pipe(v.string(), v.regex(/^\/(nl|en)\//)),
  /** What is reduced: shown in the sale colour. */
  sale: v.optional(v.literal(true)),
  /** Of a campaign: its first and last day, null for open-ended. It shows while it runs. */
  runs: v.optional(v.object({ starts: day, ends: day })),
})

const column = v.object({ title: v.string(), links: v.array(link) })

/**
 * A language's menu file: what each department of the header opens, by the department's path. A file of its own, since
 * it would weigh on every page; browsers ask for it when somebody reaches for the menu, and check it with this.
 */
export const shopMenu = v.object({
  departments: v.array(v.object({ path: v.string(), columns: v.array(column), picture: v.nullable(picture) })),
})

export type ShopMenu = v.InferOutput<typeof shopMenu>
export type Department = ShopMenu['departments'][number]
export type MenuColumn = Department['columns'][number]
export type MenuLink = MenuColumn['links'][number]

/** The name of a language's menu file, at the top of the site. */
export const menuFile = (language: Language): string => `menu-${language}.json`
