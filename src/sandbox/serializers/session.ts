import type { Link } from '../../contract/links'
import type { Address, SessionAnswer, SessionLink } from '../../contract/session'
import type { AddressRecord, CustomerRow } from '../queries/customer'

const sessionLinks = {
  self: { href: '/v1/me', method: 'GET' },
  set_contact: { href: '/v1/me/contact', method: 'POST' },
  log_out: { href: '/v1/me/session', method: 'DELETE' },
} as const satisfies Partial<Record<SessionLink, Link>>

/** Only customers with an account have account pages (SPEC §6). */
const accountLinks: Record<Exclude<SessionLink, keyof typeof sessionLinks>, Link> = {
  update_profile: { href: '/v1/me', method: 'PUT' },
  change_password: { href: '/v1/me/password', method: 'PUT' },
  download_data: { href: '/v1/me/data', method: 'GET' },
  delete_account: { href: '/v1/me/deletion', method: 'POST' },
  my_addresses: { href: '/v1/my/addresses', method: 'GET' },
  my_orders: { href: '/v1/my/orders', method: 'GET' },
  my_wishlist: { href: '/v1/my/wishlist', method: 'GET' },
  my_designs: { href: '/v1/my/designs', method: 'GET' },
  'my-newsletter': { href: '/v1/my/newsletter', method: 'GET' },
  my_giftlists: { href: '/v1/my/giftlists', method: 'GET' },
  giftlist_invitation: { href: '/v1/my/giftlist-invitations', method: 'POST' },
}

/** Serializes a session. `token` is that of the request, or a new one. */
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
  _links: customer.is_guest === 1 ? sessionLinks : { ...sessionLinks, ...accountLinks },
})

/** Serializes a customer's addresses. Those of a guest have no links, because only accounts have account pages (SPEC §6). */
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
