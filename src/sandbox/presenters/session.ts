import type { SessionAnswer } from '../../contract/session'
import type { AddressRow, CustomerRow } from '../records/customer'

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
  addresses,
  _links: {
    self: { href: '/v1/me', method: 'GET' },
    set_contact: { href: '/v1/me/contact', method: 'POST' },
  },
})
