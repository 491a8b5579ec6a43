import { addressList, type AddressList } from '../../contract/account'
import type { SaveAddress } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import type { Address } from '../../contract/session'
import type { ApiClient } from '../http/client'
import { followLink, getLink, requireAnswer } from '../http/links'

/** An address to save; the defaults may be left out. */
export type AddressChoice = SaveAddress['address']

/** GET my_addresses link of the session: all addresses, and the link that creates one (SPEC §7). */
export const fetchAddresses = (client: ApiClient, links: Links): Promise<AddressList> =>
  requireAnswer(followLink(client, getLink(links, 'my_addresses'), addressList))

/** POST create link of the list. */
export const createAddress = (client: ApiClient, { _links }: AddressList, address: AddressChoice) =>
  requireAnswer(followLink(client, getLink(_links, 'create'), addressList, { method: 'POST', payload: { address } }))

/** Update link of an address. */
export const updateAddress = (client: ApiClient, { _links = {} }: Address, address: AddressChoice) =>
  requireAnswer(followLink(client, getLink(_links, 'update'), addressList, { method: 'PUT', payload: { address } }))

/** Delete link of an address. */
export const deleteAddress = (client: ApiClient, { _links = {} }: Address) =>
  requireAnswer(followLink(client, getLink(_links, 'delete'), addressList, { method: 'DELETE' }))
