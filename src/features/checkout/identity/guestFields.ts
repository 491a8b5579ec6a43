import * as v from 'valibot'
import type { Country } from '../../../contract/catalogue'
import type { GuestChoice } from '../../../store/checkout/submitGuest'
import type { AccountChoice } from '../../../store/account/logIn'
import {
  type AddressFields,
  buildAddressPayload,
  buildPrivateAddressPayload,
  emptyAddress,
} from '../../../forms/address/addressFields'
import { buildPersonPayload, buildPersonEntries, type PersonFields } from '../../../forms/person/personSchema'
import type { Areas } from '../../../i18n/messages'
import { addressEntries, buildAddressSchema, describeRefusedField } from '../../../forms/address/validateAddress'
import { buildNewPasswordSchema } from '../../../forms/person/buildNewPasswordSchema'
import { listAddressPaths } from '../../../forms/address/addressInputs'

export interface GuestFields extends PersonFields {
  /** A guest who leaves this field empty gets no account. */
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

/** Both addresses have the name of the guest (SPEC §7, create guest). The optional password creates an account (§5). */
export function buildGuestChoice(fields: GuestFields, countries: readonly Country[]): GuestChoice {
  const person = buildPerson(fields)
  const { firstname, lastname } = person
  const buildAddress = (address: AddressFields) => ({ firstname, lastname, ...buildAddressPayload(address, countries) })
  return {
    account: { ...person, ...(fields.password === '' ? {} : { password: fields.password }) },
    delivery: buildAddress(fields.delivery),
    invoice: buildAddress(fields.otherInvoice ? fields.invoice : fields.delivery),
  }
}

/** The API creates an account with one address and no company (SPEC §7, create account). */
export function buildAccountChoice(fields: GuestFields, countries: readonly Country[]): AccountChoice {
  const address = buildPrivateAddressPayload(fields.delivery, countries)
  return { ...buildPerson(fields), password: fields.password, ...address }
}

type FieldErrorMessages = Areas['identity']['errors']

/** The form of a new account requires a password and has one address, without a company (SPEC §7). */
export type GuestFormKind = 'guest' | 'account'

export function buildGuestSchema(errors: FieldErrorMessages, countries: readonly Country[], kind: GuestFormKind) {
  const address = buildAddressSchema(errors, countries)
  const person = {
    ...buildPersonEntries(errors),
    password: buildNewPasswordSchema(errors, { isOptional: kind === 'guest' }),
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

/** These values determine the fields of the form and their order. */
interface FormShape {
  delivery: Pick<AddressFields, 'country'>
  otherInvoice: boolean
  invoice: Pick<AddressFields, 'country'>
}

export function buildFieldOrder({ delivery, otherInvoice, invoice }: FormShape, kind: GuestFormKind): string[] {
  const namePaths = ['id_gender', 'firstname', 'lastname', ...listAddressPaths('delivery', delivery.country)]
  if (kind === 'account') return ['email', 'password', ...namePaths]
  return ['email', ...namePaths, ...(otherInvoice ? listAddressPaths('invoice', invoice.country) : []), 'password']
}

/**
 * Returns null when the form does not have the field.
 * @param field the path in the payload (SPEC §8, `data`), such as "account.email" or "delivery.id_country". In the
 * payload of an account, the address fields have no prefix.
 */
export function findRefusedField(field: string, fields: GuestFields, kind: GuestFormKind, errors: FieldErrorMessages) {
  const shownField = fields.otherInvoice ? field : field.replace(/^invoice\./, 'delivery.')
  const fieldWithoutPrefix = shownField.replace(/^account\./, '').replace(/id_country$/, 'country')
  const fieldOrder = buildFieldOrder(fields, kind)
  const path =
    fieldOrder.find((fieldPath) => fieldPath === fieldWithoutPrefix) ??
    fieldOrder.find((fieldPath) => fieldPath === `delivery.${fieldWithoutPrefix}`)
  if (path === undefined) return null
  const [address, addressField] = path.split('.') as ['delivery' | 'invoice', string | undefined]
  const iso = addressField === undefined ? '' : fields[address].country
  return {
    path,
    message: path === 'email' ? errors.refusedEmail : describeRefusedField(addressField ?? path, iso, errors),
  }
}
