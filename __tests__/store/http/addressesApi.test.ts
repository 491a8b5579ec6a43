import {
  sendNewAddress,
  sendAddressDeletion,
  fetchAddresses,
  sendAddressChange,
  type AddressPayload,
} from '../../../src/store/account/addresses'
import type { AddressList } from '../../../src/contract/account'
import type { Address } from '../../../src/contract/session'
import { startCallServer } from '../../support/store/startCallServer'

const { client, testCalls } = startCallServer()

const wanted: AddressPayload = {
  ...{ firstname: 'An', lastname: 'Peeters', company: null, vat_number: null, address1: 'Lindelaan 1' },
  ...{ address2: null, postcode: '9000', city: 'Gent', id_country: 3, default_delivery: true },
}
/** The links name no method, because the storefront knows the verb of each call (SPEC §7). */
const known = {
  ...{ ...wanted, id_address: 5, default_invoice: false },
  _links: { update: { href: '/v1/links/change' }, delete: { href: '/v1/links/gone' } },
} as Address
const list: AddressList = { _embedded: { addresses: [known] }, _links: { create: { href: '/v1/links/new' } } }
const sessionLinks = { my_addresses: { href: '/v1/links/addresses' } }

const answer = () => list
testCalls('needed', [
  ['GET links/addresses', () => fetchAddresses(client, sessionLinks), undefined, answer],
  ['POST links/new', () => sendNewAddress(client, list, wanted), { address: wanted }, answer],
  ['PUT links/change', () => sendAddressChange(client, known, wanted), { address: wanted }, answer],
  ['DELETE links/gone', () => sendAddressDeletion(client, known), undefined, answer],
])
