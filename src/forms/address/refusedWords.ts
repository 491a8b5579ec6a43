import type { Areas } from '../../i18n/words'
import { byCountry } from './byCountry'

/** What is said at a field of an address that the shop API refused, in a form of the country (ISO 3166). */
export function refusedWords(part: string, iso: string, errors: Areas['identity']['errors']): string {
  if (part === 'country') return errors.country
  if (part === 'postcode') return byCountry(errors.postcode, iso)
  if (part === 'vat_number') return byCountry(errors.vatNumber, iso)
  return errors.refused
}
