import type { Link } from '../../contract/links'
import type { SessionAnswer, SessionLink } from '../../contract/session'
import type { AddressRow, CustomerRow } from '../records/customer'
import { presentAddresses } from './address'

const linksOfAll = {
  self: { href: '/v1/me', method: 'GET' },
  set_contact: { href: '/v1/me/contact', method: 'POST' },
  log_out: { href: '/v1/me/session', method: 'DELETE' },
} as const satisfies Partial<Record<SessionLink, Link>>

/** Account pages are for registered customers (SPEC §6). */
const linksOfAccount: Record<Exclude<SessionLink, keyof typeof linksOfAll>, Link> = {
  update_profile: { href: '/v1/me', method: 'PUT' },
  change_password: { href: '/v1/me/password', method: 'PUT' },
  download_data: { href: '/v1/me/data', method: 'GET' },
  delete_account: { href: '/v1/me/deletion', method: 'POST' },
  my_addresses: { href: '/v1/my/addresses', method: 'GET' },
  my_orders: { href: '/v1/my/orders', method: 'GET' },
  my_wishlist: { href: '/v1/my/wishlist', method: 'GET' },
  'my-newsletter': { href: '/v1/my/newsletter', method: 'GET' },
  my_giftlists: { href: '/v1/my/giftlists', method: 'GET' },
}

/** The session as the wire has it; `token` is the one given out or come with. */
export const presentSession = (customer: CustomerRow, addresses: AddressRow[], token: string): SessionAnswer => ({
  session: { token },
  customer: {
    id_customer: customer.id_customer,
    email: customer.email,
    id_gender: customer.id_gender,
    firstname: customer.firstname,
    lastname: customer.lastname,
    is_guest: customer.is_guest === 1,
  },
  addresses: presentAddresses(customer, addresses),
  _links: customer.is_guest === 1 ? linksOfAll : { ...linksOfAll, ...linksOfAccount },
})
