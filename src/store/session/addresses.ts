import * as api from './addressesApi'
import { type AddressChoice, createAddress, fetchAddresses, updateAddress } from './addressesApi'
import type { Address } from '../../contract/session'
import { loadStoredCart } from '../cart/loadStoredCart'
import { createLoggedOutError, isOutcomeUncertain, type RecordedError, recordError } from '../http/recordedError'
import type { AppThunk } from '../services'
import type { ApiClient } from '../http/client'
import type { AddressList } from '../../contract/account'
import type { Links } from '../../contract/links'
import { addressesReceived } from './sessionSlice'
import { ApiError } from '../http/ApiError'
import { selectSessionLinks, selectSessionToken } from './sessionSelectors'
import { selectCart } from '../cart/cartSelectors'

/** An address decides where a cart goes and what that costs: the shop's cart may be another one now. */
const refreshCart =
  (address: Address | null): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifyCartChanged }) => {
    const cart = selectCart(getState())
    const used = [cart?.id_address_delivery, cart?.id_address_invoice].includes(address?.id_address)
    if (!cart || !address || !used) return
    await dispatch(loadStoredCart())
    notifyCartChanged()
  }

/**
 * A change of the customer's addresses; `address` is the one that is changed, null for a new one. After a failure that
 * leaves open what was done, and when the shop no longer has it, all addresses are asked for again, so that message and
 * screen are true together.
 */
const changeAddresses =
  (address: Address | null, call: AddressCall): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueue, notifyCustomerChanged }) => {
    const token = selectSessionToken(getState())
    return enqueue(async () => {
      const error = await dispatch(requestAddresses(call, token))
      const isUncertain = error && (isOutcomeUncertain(error) || error.status === 404)
      if (isUncertain) await dispatch(requestAddresses(fetchAddresses, token))
      if (!error || isUncertain) {
        notifyCustomerChanged()
        await dispatch(refreshCart(address))
      }
      return error
    })
  }

type AddressCall = (client: ApiClient, links: Links) => Promise<AddressList>

/**
 * One call about the customer's addresses, which answers all of them (SPEC §7). Gives the error back, null when it went
 * well. Nothing is asked or shown for somebody whom the shopper became meanwhile. Runs inside the queue.
 * @param token of the session that the shopper had when they asked
 */
const requestAddresses =
  (call: AddressCall, token: string | null): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client }) => {
    const isCurrent = () => selectSessionToken(getState()) === token
    try {
      if (!isCurrent()) throw createLoggedOutError()
      const { _embedded } = await call(client, selectSessionLinks(getState()))
      if (isCurrent()) dispatch(addressesReceived(_embedded.addresses))
      return null
    } catch (error) {
      return recordError(error)
    }
  }

/** GET my_addresses: what another device changed is seen here too. Gives the error back, null when it went well. */
export const loadAddresses =
  (): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueue }) => {
    const token = selectSessionToken(getState())
    return enqueue(() => dispatch(requestAddresses(api.fetchAddresses, token)))
  }

/**
 * Writes over an address by its own link, or makes a new one (`address` null) by the link of the list. Sent again after an
 * answer that got lost it makes no second one.
 */
export const saveAddress = (address: Address | null, wanted: AddressChoice) =>
  changeAddresses(address, async (client, links) =>
    address
      ? updateAddress(client, address, wanted)
      : createAddress(client, await fetchAddresses(client, links), wanted),
  )

/** What an address can be the default for. */
export type DefaultUse = 'delivery' | 'invoice'

/**
 * Makes an address a default through its own update link, which writes the whole address (SPEC §7): as the shop has it
 * now, so that nothing changed elsewhere is put back. The other default is not said: it stays where it is. Fails with
 * `not_found` when the address is gone.
 */
export const makeDefaultAddress = (address: Address, use: DefaultUse) =>
  changeAddresses(address, async (client, links) => {
    const { addresses } = (await fetchAddresses(client, links))._embedded
    const now = addresses.find(({ id_address }) => id_address === address.id_address)
    if (!now) throw new ApiError({ message: 'The address is gone', type: 'not_found', status: 404 })
    const { id_address: _id, _links, default_delivery: _delivery, default_invoice: _invoice, ...same } = now
    return updateAddress(client, now, { ...same, [`default_${use}`]: true })
  })

/** Deletes an address by its own link. One that the shop no longer has is what was wanted, and no error. */
export const deleteAddress =
  (address: Address): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch) => {
    const error = await dispatch(changeAddresses(address, (client) => api.deleteAddress(client, address)))
    return error?.type === 'not_found' ? null : error
  }
