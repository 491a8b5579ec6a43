import { addressList, type AddressList } from '../../contract/account'
import type { SaveAddressPayload } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import type { Address } from '../../contract/session'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'

/** The default flags may be left out. */
export type AddressPayload = SaveAddressPayload['address']

/**
 * Follows the my_addresses link of the session (GET). The response has all addresses and the link that creates one
 * (SPEC §7).
 */
export const fetchAddresses = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'my_addresses', addressList)

export const sendNewAddress = (client: ApiClient, { _links }: AddressList, address: AddressPayload) =>
  requestAnswer(client, _links, 'create', addressList, { method: 'POST', payload: { address } })

export const sendAddressChange = (client: ApiClient, { _links = {} }: Address, address: AddressPayload) =>
  requestAnswer(client, _links, 'update', addressList, { method: 'PUT', payload: { address } })

export const sendAddressDeletion = (client: ApiClient, { _links = {} }: Address) =>
  requestAnswer(client, _links, 'delete', addressList, { method: 'DELETE' })
