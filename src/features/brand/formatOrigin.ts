import { locale, type Language } from '../../i18n/languages'

const isoCountryPattern = /^[A-Z]{2}$/

/** For example "Denemarken, 1962". Either part may be missing. */
export const formatOrigin = ({ country, founded }: { country: string; founded: number | null }, language: Language) =>
  [getCountryName(country, language), founded].filter(Boolean).join(', ')

/** Returns the code unchanged if it is not an ISO 3166 code. */
function getCountryName(code: string, language: Language): string {
  if (!isoCountryPattern.test(code)) return code
  return new Intl.DisplayNames(locale[language], { type: 'region' }).of(code) ?? code
}
