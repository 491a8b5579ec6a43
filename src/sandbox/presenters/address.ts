import type { Address } from '../../contract/session'
import type { AddressRow, CustomerRow } from '../records/customer'

/** A customer's addresses as the wire has them. Account pages are for registered customers (SPEC §6): a guest's carry no links. */
export const presentAddresses = (customer: CustomerRow, addresses: readonly AddressRow[]): Address[] =>
  customer.is_guest === 1 ? [...addresses] : addresses.map((address) => presentAddress(customer, address))

const presentAddress = (customer: CustomerRow, address: AddressRow): Address => {
  const { id_address } = address
  const href = `/v1/my/addresses/${id_address}`
  return {
    ...address,
    default_delivery: id_address === customer.id_address_delivery,
    default_invoice: id_address === customer.id_address_invoice,
    _links: { update: { href, method: 'PUT' }, delete: { href, method: 'DELETE' } },
  }
}
