import { createAddress, loadAddresses, updateAddress, type AddressChoice } from '../../../apiClient/addresses'
import type { Address } from '../../../contract/session'
import { changeAddresses } from './changeAddresses'

/**
 * Writes over an address by its own link, or makes a new one (`address` null) by the link of the list. Sent again after an
 * answer that got lost it makes no second one.
 */
export const saveAddress = (address: Address | null, wanted: AddressChoice) =>
  changeAddresses(address, async (client, links) =>
    address
      ? updateAddress(client, address, wanted)
      : createAddress(client, await loadAddresses(client, links), wanted),
  )
