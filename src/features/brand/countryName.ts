import { locale, type Language } from '../../i18n/languages'

const isoCountry = /^[A-Z]{2}$/

/** The name of a country (ISO 3166 code) in a language; what is no such code is shown as it is. */
export function countryName(code: string, language: Language): string {
  if (!isoCountry.test(code)) return code
  return new Intl.DisplayNames(locale[language], { type: 'region' }).of(code) ?? code
}
