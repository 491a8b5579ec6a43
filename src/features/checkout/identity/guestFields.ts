import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import type { GuestChoice } from '../../../store/checkout/submitGuest'
import type { AccountChoice } from '../../../store/session/sessionThunks'
import {
  type AddressFields,
  buildAddressPayload,
  buildPrivateAddressPayload,
  emptyAddress,
} from '../../../forms/address/addressFields'
import { buildPersonPayload, personEntries, type PersonFields } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/words'
import { addressEntries, addressSchema, refusedFieldMessage } from '../../../forms/address/validateAddress'
import { newPasswordSchema } from '../../../forms/person/newPasswordSchema'
import { listAddressPaths } from '../../../forms/address/addressInputs'

/** What is asked of who orders as a guest or makes an account, while it is typed. */
export interface GuestFields extends PersonFields {
  /** Never kept for the visit. Empty: no account. */
  password: string
  newsletter: boolean
  delivery: AddressFields
  otherInvoice: boolean
  invoice: AddressFields
}

export const emptyGuest: GuestFields = {
  email: '',
  password: '',
  id_gender: '',
  firstname: '',
  lastname: '',
  newsletter: false,
  delivery: emptyAddress,
  otherInvoice: false,
  invoice: emptyAddress,
}

const buildPerson = (fields: GuestFields) => ({ ...buildPersonPayload(fields), newsletter: fields.newsletter })

/** For POST create guest (SPEC §7): one name for account and addresses; a password (§5: optional) makes it an account. */
export function buildGuestChoice(fields: GuestFields, countries: readonly Country[]): GuestChoice {
  const person = buildPerson(fields)
  const name = { firstname: person.firstname, lastname: person.lastname }
  return {
    account: { ...person, ...(fields.password === '' ? {} : { password: fields.password }) },
    delivery: { ...name, ...buildAddressPayload(fields.delivery, countries) },
    ...(fields.otherInvoice ? { invoice: { ...name, ...buildAddressPayload(fields.invoice, countries) } } : {}),
  }
}

/** For POST create account (SPEC §7), which takes one address and no company. */
export function buildAccountChoice(fields: GuestFields, countries: readonly Country[]): AccountChoice {
  const address = buildPrivateAddressPayload(fields.delivery, countries)
  return { ...buildPerson(fields), password: fields.password, ...address }
}

type Errors = Areas['identity']['errors']

/** Which form it is: who makes an account gives a password, and one address without a company (SPEC §7). */
export type GuestKind = 'guest' | 'account'

/** The rules of the form with their messages in the page's language. */
export function buildGuestSchema(errors: Errors, countries: readonly Country[], kind: GuestKind) {
  const address = addressSchema(errors, countries)
  const person = {
    ...personEntries(errors),
    password: newPasswordSchema(errors, { optional: kind === 'guest' }),
    newsletter: v.boolean(),
    delivery: address,
  }
  if (kind === 'account') {
    return v.object({ ...person, otherInvoice: v.boolean(), invoice: v.object(addressEntries) })
  }
  return v.variant('otherInvoice', [
    v.object({ ...person, otherInvoice: v.literal(false) }),
    v.object({ ...person, otherInvoice: v.literal(true), invoice: address }),
  ])
}

/** What decides which fields there are, and in which order. */
interface FormShape {
  delivery: Pick<AddressFields, 'country'>
  otherInvoice: boolean
  invoice: Pick<AddressFields, 'country'>
}

/** The paths of the fields in the order in which the form shows them. */
export function buildFieldOrder({ delivery, otherInvoice, invoice }: FormShape, kind: GuestKind): string[] {
  const names = ['id_gender', 'firstname', 'lastname', ...listAddressPaths('delivery', delivery.country)]
  if (kind === 'account') return ['email', 'password', ...names]
  return ['email', ...names, ...(otherInvoice ? listAddressPaths('invoice', invoice.country) : []), 'password']
}

/**
 * Where the form shows what the shop API refused, and in which words; null when the payload's field (SPEC §8 `data`) has
 * no place in the form. `field` is its path in the payload: "account.email", "delivery.id_country"; for an account
 * the address's fields stand bare.
 */
export function findRefusedField(field: string, fields: GuestFields, kind: GuestKind, errors: Errors) {
  const bare = field.replace(/^account\./, '').replace(/id_country$/, 'country')
  const order = buildFieldOrder(fields, kind)
  const path = order.find((one) => one === bare) ?? order.find((one) => one === `delivery.${bare}`)
  if (path === undefined) return null
  const [address, part] = path.split('.') as ['delivery' | 'invoice', string | undefined]
  const iso = part === undefined ? '' : fields[address].country
  return { path, message: path === 'email' ? errors.refusedEmail : refusedFieldMessage(part ?? path, iso, errors) }
}
