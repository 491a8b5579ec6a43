/** The two languages (SPEC §9), with their ids in the shop API (`id_lang` and the Lang header). */
export const languages = ['nl', 'en'] as const
export type Language = (typeof languages)[number]

export const defaultLanguage: Language = 'nl'
export const languageId: Record<Language, number> = { nl: 1, en: 2 }
/** BCP 47 tags for `Intl`, hreflang and the html element. */
export const locale: Record<Language, string> = { nl: 'nl-BE', en: 'en-GB' }

/** Returns the language of a path, which is its first segment. Falls back to the default language. */
export function languageOfPath(pathname: string): Language {
  const first = pathname.split('/')[1]
  return languages.find((language) => language === first) ?? defaultLanguage
}

export const otherLanguage = (language: Language): Language => (language === 'nl' ? 'en' : 'nl')

/** Makes something in every language. */
export const mapLanguages = <Made>(make: (language: Language) => Made): Record<Language, Made> =>
  Object.fromEntries(languages.map((language) => [language, make(language)])) as Record<Language, Made>
