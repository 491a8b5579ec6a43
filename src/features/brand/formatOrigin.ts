import { locale, type Language } from '../../i18n/languages'

const isoCountry = /^[A-Z]{2}$/

/** Formats the country and the founding year of a brand, as far as the shop API knows them: "Denemarken, 1962". */
export const formatOrigin = ({ country, founded }: { country: string; founded: number | null }, language: Language) =>
  [getCountryName(country, language), founded].filter(Boolean).join(', ')

/** Returns the name of a country in a language. A value that is not an ISO 3166 code is returned unchanged. */
function getCountryName(code: string, language: Language): string {
  if (!isoCountry.test(code)) return code
  return new Intl.DisplayNames(locale[language], { type: 'region' }).of(code) ?? code
}
