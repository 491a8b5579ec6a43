import type { Context } from 'hono'

export type Language = 'nl' | 'en'

export const locales: Record<Language, string> = { nl: 'nl-BE', en: 'en-IE' }

/**
 * Converts the id_lang of the API: 1 is nl, 2 is en. The sandbox has no texts in further languages, so their ids
 * give en too.
 */
export const toLanguage = (id: number): Language => (id >= 2 ? 'en' : 'nl')

/** Returns the language of the Lang header, or nl if the header is missing or not a number. */
export const readLanguage = (c: Context): Language => toLanguage(Number(c.req.header('Lang')))
