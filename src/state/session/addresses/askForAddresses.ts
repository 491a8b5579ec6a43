import type { ShopClient } from '../../../api/client'
import type { AddressList } from '../../../contract/account'
import type { Links } from '../../../contract/links'
import { recorded, type RecordedError } from '../../recordedError'
import type { ShopThunk } from '../../services'
import { addressesReceived } from '../sessionSlice'

export type AddressCall = (client: ShopClient, links: Links) => Promise<AddressList>

/**
 * One call about the customer's addresses, which answers all of them (SPEC §7). Gives the error back, null when it went
 * well. An answer that comes after the shopper became somebody else is dropped. Runs inside the queue.
 */
export const askForAddresses =
  (call: AddressCall): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client }) => {
    const { token, links } = getState().session
    try {
      const { _embedded } = await call(client, links)
      if (getState().session.token === token) dispatch(addressesReceived(_embedded.addresses))
      return null
    } catch (error) {
      return recorded(error)
    }
  }
