import { refusedWords } from '../../../forms/address/refusedWords'
import type { Areas } from '../../../i18n/words'

interface Refused {
  path: string
  message: string
}

/**
 * Where the form shows what the shop API refused, and in which words; null when it is about no field of the form.
 * @param field its path in the payload (SPEC §8 `data`): "address.postcode", "address.firstname"
 * @param order the paths of the form's fields
 * @param iso the country of the address
 */
export function refusedAddressField(
  field: string,
  order: readonly string[],
  iso: string,
  errors: Areas['identity']['errors'],
): Refused | null {
  const part = field.replace(/^address\./, '').replace(/^id_country$/, 'country')
  const path = order.find((one) => one === `address.${part}` || one === `name.${part}`)
  return path === undefined ? null : { path, message: refusedWords(part, iso, errors) }
}
