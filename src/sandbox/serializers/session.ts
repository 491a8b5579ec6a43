import type { Address, SessionAnswer } from '../../contract/session'
import type { AddressRecord, CustomerRow } from '../queries/customer'
import { accountLinks, guestLinks } from './links'

/** `token` is the token of the request, or a new token. */
export const serializeSession = (customer: CustomerRow, addresses: AddressRecord[], token: string): SessionAnswer => ({
  session: { token },
  customer: {
    id_customer: customer.id_customer,
    email: customer.email,
    id_gender: customer.id_gender,
    firstname: customer.firstname,
    lastname: customer.lastname,
    is_guest: customer.is_guest === 1,
  },
  addresses: serializeAddresses(customer, addresses),
  _links: customer.is_guest === 1 ? guestLinks : accountLinks,
})

/**
 * Serializes a customer's addresses. The addresses of a guest have no links, because only accounts have account pages
 * (SPEC §6).
 */
export const serializeAddresses = (customer: CustomerRow, addresses: readonly AddressRecord[]): Address[] =>
  customer.is_guest === 1 ? [...addresses] : addresses.map((address) => serializeAddress(customer, address))

const serializeAddress = (customer: CustomerRow, address: AddressRecord): Address => {
  const { id_address } = address
  const href = `/v1/my/addresses/${id_address}`
  return {
    ...address,
    default_delivery: id_address === customer.id_address_delivery,
    default_invoice: id_address === customer.id_address_invoice,
    _links: { update: { href, method: 'PUT' }, delete: { href, method: 'DELETE' } },
  }
}
