import type { Areas } from '../../../i18n/words'
import { refusedWords } from '../../../forms/address/refusedWords'
import { fieldOrder } from './fieldOrder'
import type { GuestFields } from './guestFields'
import type { GuestKind } from './guestSchema'

type Errors = Areas['identity']['errors']

/**
 * Where the form shows what the shop API refused, and in which words; null when the payload's field (SPEC §8 `data`) has
 * no place in the form. `field` is its path in the payload: "account.email", "delivery.id_country"; for an account
 * the address's fields stand bare.
 */
export function refusedField(field: string, fields: GuestFields, kind: GuestKind, errors: Errors) {
  const bare = field.replace(/^account\./, '').replace(/id_country$/, 'country')
  const order = fieldOrder(fields, kind)
  const path = order.find((one) => one === bare) ?? order.find((one) => one === `delivery.${bare}`)
  if (path === undefined) return null
  const [address, part] = path.split('.') as ['delivery' | 'invoice', string | undefined]
  const iso = part === undefined ? '' : fields[address].country
  return { path, message: path === 'email' ? errors.refusedEmail : refusedWords(part ?? path, iso, errors) }
}
