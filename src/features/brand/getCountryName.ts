import { locale, type Language } from '../../i18n/languages'

const isoCountry = /^[A-Z]{2}$/

/** Returns the name of a country in a language. A value that is not an ISO 3166 code is returned unchanged. */
export function getCountryName(code: string, language: Language): string {
  if (!isoCountry.test(code)) return code
  return new Intl.DisplayNames(locale[language], { type: 'region' }).of(code) ?? code
}
