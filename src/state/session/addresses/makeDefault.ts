import { loadAddresses, updateAddress } from '../../../apiClient/addresses'
import { ApiError } from '../../../apiClient/ApiError'
import type { Address } from '../../../contract/session'
import { changeAddresses } from './changeAddresses'

/** What an address can be the default for. */
export type DefaultUse = 'delivery' | 'invoice'

/**
 * Makes an address a default through its own update link, which writes the whole address (SPEC §7): as the shop has it
 * now, so that nothing changed elsewhere is put back. The other default is not said: it stays where it is. Fails with
 * `not_found` when the address is gone.
 */
export const makeDefault = (address: Address, use: DefaultUse) =>
  changeAddresses(address, async (client, links) => {
    const { addresses } = (await loadAddresses(client, links))._embedded
    const now = addresses.find(({ id_address }) => id_address === address.id_address)
    if (!now) throw new ApiError({ message: 'The address is gone', type: 'not_found', status: 404 })
    const { id_address: _id, _links, default_delivery: _delivery, default_invoice: _invoice, ...same } = now
    return updateAddress(client, now, { ...same, [`default_${use}`]: true })
  })
