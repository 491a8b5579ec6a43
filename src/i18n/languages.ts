import shopDetails from '../../data/shop.json'

/**
 * A language of the shop. Every shop has Dutch and English (SPEC §9). Further languages of a shop share this type,
 * because English replaces every text that they lack: by `translate`, by `readFolders` or, in a file of `data`, by
 * `fillTranslations`.
 */
export type Language = 'nl' | 'en'

const settingsByLanguage: Record<Language, (typeof shopDetails.languages)[Language]> = shopDetails.languages

/** The languages of the shop, in the order of data/shop.json. */
export const languages = Object.keys(settingsByLanguage) as Language[]

/** The language of users whose browser prefers none of the shop's languages. */
export const defaultLanguage = languages[0]!

export const mapLanguages = <Value>(createValue: (language: Language) => Value): Record<Language, Value> =>
  Object.fromEntries(languages.map((language) => [language, createValue(language)])) as Record<Language, Value>

/** The ids of the languages in the shop API (`id_lang` and the Lang header). */
export const languageId = mapLanguages((language) => settingsByLanguage[language].id)
/** BCP 47 tags for `Intl`, hreflang and the html element. */
export const locale = mapLanguages((language) => settingsByLanguage[language].locale)
/** The name of each language in that language. */
export const languageName = mapLanguages((language) => settingsByLanguage[language].name)

/** Returns the language of a path, which is its first segment. Falls back to the default language. */
export function readPathLanguage(pathname: string): Language {
  const firstSegment = pathname.split('/')[1]
  return languages.find((language) => language === firstSegment) ?? defaultLanguage
}

export const listOtherLanguages = (language: Language): Language[] =>
  languages.filter((otherLanguage) => otherLanguage !== language)

/**
 * Returns whether a language has every text, as Dutch and English must. English replaces the texts that others lack.
 */
export const hasAllTexts = (language: Language): boolean => language === 'nl' || language === 'en'

/** Returns the text of a language, or the English text if the language has none. */
export const translate = <Text>(
  texts: { readonly en: Text } & { readonly [Each in Language]?: Text },
  language: Language,
): Text => texts[language] ?? texts.en

/** The forms of a message by the plural categories of a language: English has `one` and `other`. */
type PluralForms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>

/** Returns the function by which the messages of a language choose their form for a number. */
export function createPlural(language: string): (count: number, forms: PluralForms) => string {
  const rules = new Intl.PluralRules(language)
  return (count, forms) => forms[rules.select(count)] ?? forms.other
}
