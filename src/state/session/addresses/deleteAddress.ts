import * as api from '../../../apiClient/addresses'
import type { Address } from '../../../contract/session'
import type { RecordedError } from '../../recordedError'
import type { ShopThunk } from '../../services'
import { changeAddresses } from './changeAddresses'

/** Deletes an address by its own link. One that the shop no longer has is what was wanted, and no error. */
export const deleteAddress =
  (address: Address): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch) => {
    const error = await dispatch(changeAddresses(address, (client) => api.deleteAddress(client, address)))
    return error?.type === 'not_found' ? null : error
  }
