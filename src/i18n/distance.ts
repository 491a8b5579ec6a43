import { locale, type Language } from './languages'

/**
 * Formats a distance: "350 m", "1,1 km" in Dutch and "1.1 km" in English, "12 km". Metres are rounded to tens, because
 * the shop API measures a straight line and a finer number would be misleading.
 * @param km kilometres, as in the contract
 */
export function formatDistance(km: number, language: Language): string {
  if (km < minDistance) return `<${noBreakSpace}${minDistance * 1000}${noBreakSpace}m`
  const metres = Math.round(km * 100) * 10
  if (metres < 1000) return `${metres}${noBreakSpace}m`
  const decimals = km < 9.95 ? 1 : 0
  return `${new Intl.NumberFormat(locale[language], { maximumFractionDigits: decimals }).format(km)}${noBreakSpace}km`
}

/** The minimum distance in km that is shown. Postcode areas are too large for a more precise value. */
const minDistance = 0.1
/** The no-break space keeps number and unit on one line. */
const noBreakSpace = '\u00a0'
