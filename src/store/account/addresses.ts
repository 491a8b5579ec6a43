import { type ErrorType, isErrorOfType } from '../../contract/error'
import type { Address } from '../../contract/session'
import { loadStoredCart } from '../cart/storedCartThunks'
import type { AppThunk } from '../AppThunk'
import type { RootState } from '../start/rootReducer'
import type { ApiClient } from '../http/client'
import { requestAnswer } from '../http/links'
import { addressList, type AddressList } from '../../contract/account'
import type { SaveAddressPayload } from '../../contract/accountRequests'
import type { Links } from '../../contract/links'
import { addressesReceived, selectSessionLinks, selectSessionToken } from '../session/sessionSlice'
import { ApiError, createLoggedOutError, isOutcomeUncertain, type RecordedError, recordError } from '../http/ApiError'

/** The default flags may be left out. */
export type AddressPayload = SaveAddressPayload['address']

/** The response contains all addresses and the link that creates an address (SPEC §7). */
export const fetchAddresses = (client: ApiClient, links: Links) =>
  requestAnswer(client, links, 'my_addresses', addressList)

export const sendNewAddress = (client: ApiClient, { _links }: AddressList, address: AddressPayload) =>
  requestAnswer(client, _links, 'create', addressList, { method: 'POST', payload: { address } })

export const sendAddressChange = (client: ApiClient, { _links = {} }: Address, address: AddressPayload) =>
  requestAnswer(client, _links, 'update', addressList, { method: 'PUT', payload: { address } })

export const sendAddressDeletion = (client: ApiClient, { _links = {} }: Address) =>
  requestAnswer(client, _links, 'delete', addressList, { method: 'DELETE' })

export const selectIsUsedByCart =
  (address: Address | null) =>
  ({ cart: { cart } }: Pick<RootState, 'cart'>): boolean =>
    cart !== null &&
    address !== null &&
    (cart.id_address_delivery === address.id_address || cart.id_address_invoice === address.id_address)

/** Reloads the cart if it uses the address, which may change the destination and the cost of the delivery. */
const refreshCart =
  (address: Address | null): AppThunk<Promise<void>> =>
  async (dispatch, getState, { notifyTabs }) => {
    if (!selectIsUsedByCart(address)(getState())) return
    await dispatch(loadStoredCart())
    notifyTabs('cart')
  }

/**
 * All addresses are reloaded when the outcome is uncertain or the address no longer exists, so that the error message
 * and the list agree.
 * @param address null for a new address
 */
const changeAddresses =
  (address: Address | null, sendRequest: AddressRequest): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueue, notifyTabs }) => {
    const token = selectSessionToken(getState())
    return enqueue(async () => {
      const error = await dispatch(requestAddresses(sendRequest, token))
      const isReloadNeeded = error && (isOutcomeUncertain(error) || error.status === 404)
      if (isReloadNeeded) await dispatch(requestAddresses(fetchAddresses, token))
      if (!error || isReloadNeeded) {
        notifyTabs('customer')
        await dispatch(refreshCart(address))
      }
      return error
    })
  }

type AddressRequest = (client: ApiClient, links: Links) => Promise<AddressList>

/**
 * The response contains all addresses (SPEC §7). Nothing is sent or stored if the session has changed. Runs inside the
 * queue.
 * @param token the session's token when the user made the request
 * @returns null after a success
 */
const requestAddresses =
  (sendRequest: AddressRequest, token: string | null): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client }) => {
    const isSameSession = () => selectSessionToken(getState()) === token
    try {
      if (!isSameSession()) throw createLoggedOutError()
      const { _embedded } = await sendRequest(client, selectSessionLinks(getState()))
      if (isSameSession()) dispatch(addressesReceived(_embedded.addresses))
      return null
    } catch (error) {
      return recordError(error)
    }
  }

/**
 * Loads the addresses again, because they may have changed on another device.
 * @returns null after a success
 */
export const loadAddresses =
  (): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { enqueue }) => {
    const token = selectSessionToken(getState())
    return enqueue(() => dispatch(requestAddresses(fetchAddresses, token)))
  }

/**
 * Repeating the request after a lost response does not create a second address.
 * @param address null for a new address
 */
export const saveAddress = (address: Address | null, payload: AddressPayload) =>
  changeAddresses(address, async (client, links) =>
    address
      ? sendAddressChange(client, address, payload)
      : sendNewAddress(client, await fetchAddresses(client, links), payload),
  )

export type DefaultUse = 'delivery' | 'invoice'

/**
 * The update link overwrites the whole address (SPEC §7). The address is loaded first, so that changes made elsewhere
 * are preserved. The request leaves out the other default, which therefore does not change. Fails with `not_found` when
 * the address no longer exists.
 */
export const makeDefaultAddress = (address: Address, use: DefaultUse) =>
  changeAddresses(address, async (client, links) => {
    const { addresses } = (await fetchAddresses(client, links))._embedded
    const currentAddress = addresses.find(({ id_address }) => id_address === address.id_address)
    if (!currentAddress)
      throw new ApiError({
        message: 'The address no longer exists',
        type: 'not_found' satisfies ErrorType,
        status: 404,
      })
    const {
      id_address: _id,
      _links,
      default_delivery: _delivery,
      default_invoice: _invoice,
      ...unchangedFields
    } = currentAddress
    return sendAddressChange(client, currentAddress, { ...unchangedFields, [`default_${use}`]: true })
  })

/** An address that no longer exists counts as deleted. */
export const deleteAddress =
  (address: Address): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch) => {
    const error = await dispatch(changeAddresses(address, (client) => sendAddressDeletion(client, address)))
    return error && isErrorOfType(error, 'not_found') ? null : error
  }
