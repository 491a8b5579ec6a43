import type { ShopClient } from '../../../apiClient/client'
import type { AddressList } from '../../../contract/account'
import type { Links } from '../../../contract/links'
import { loggedOutSince } from '../../loggedOutSince'
import { recorded, type RecordedError } from '../../recordedError'
import type { ShopThunk } from '../../services'
import { addressesReceived } from '../sessionSlice'

export type AddressCall = (client: ShopClient, links: Links) => Promise<AddressList>

/**
 * One call about the customer's addresses, which answers all of them (SPEC §7). Gives the error back, null when it went
 * well. Nothing is asked or shown for somebody whom the shopper became meanwhile. Runs inside the queue.
 * @param token of the session that the shopper had when they asked
 */
export const askForAddresses =
  (call: AddressCall, token: string | null): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client }) => {
    const isStillAsked = () => getState().session.token === token
    try {
      if (!isStillAsked()) throw loggedOutSince()
      const { _embedded } = await call(client, getState().session.links)
      if (isStillAsked()) dispatch(addressesReceived(_embedded.addresses))
      return null
    } catch (error) {
      return recorded(error)
    }
  }
