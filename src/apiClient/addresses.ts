import { addressList, type AddressList } from '../contract/account'
import type { SaveAddress } from '../contract/accountRequests'
import type { Links } from '../contract/links'
import type { Address } from '../contract/session'
import type { ShopClient } from './client'
import { follow, linkNamed, needed } from './follow'

/** An address as it is to be kept; what it says of the defaults may be left out. */
export type AddressChoice = SaveAddress['address']

/** GET my_addresses link of the session: all addresses, and the link that creates one (SPEC §7). */
export const loadAddresses = (client: ShopClient, links: Links): Promise<AddressList> =>
  needed(follow(client, linkNamed(links, 'my_addresses'), addressList))

/** POST create link of the list. */
export const createAddress = (client: ShopClient, { _links }: AddressList, address: AddressChoice) =>
  needed(follow(client, linkNamed(_links, 'create'), addressList, { method: 'POST', payload: { address } }))

/** Update link of an address. */
export const updateAddress = (client: ShopClient, { _links = {} }: Address, address: AddressChoice) =>
  needed(follow(client, linkNamed(_links, 'update'), addressList, { method: 'PUT', payload: { address } }))

/** Delete link of an address. */
export const deleteAddress = (client: ShopClient, { _links = {} }: Address) =>
  needed(follow(client, linkNamed(_links, 'delete'), addressList, { method: 'DELETE' }))
