import { loadAddresses } from '../../../apiClient/addresses'
import type { Address } from '../../../contract/session'
import { loadStoredCart } from '../../cart/loadStoredCart'
import { mayHaveBeenDone, type RecordedError } from '../../recordedError'
import type { ShopThunk } from '../../services'
import { askForAddresses, type AddressCall } from './askForAddresses'

/** An address decides where a cart goes and what that costs: the shop's cart may be another one now. */
const refreshCart =
  (address: Address | null): ShopThunk<Promise<void>> =>
  async (dispatch, getState, { tellOtherTabs }) => {
    const { cart } = getState().cart
    const used = [cart?.id_address_delivery, cart?.id_address_invoice].includes(address?.id_address)
    if (!cart || !address || !used) return
    await dispatch(loadStoredCart())
    tellOtherTabs()
  }

/**
 * A change of the customer's addresses; `address` is the one that is changed, null for a new one. After a failure that
 * leaves open what was done, and when the shop no longer has it, all addresses are asked for again, so that message and
 * screen are true together.
 */
export const changeAddresses =
  (address: Address | null, call: AddressCall): ShopThunk<Promise<RecordedError | null>> =>
  (dispatch, getState, { inOrder, tellCustomerChanged }) => {
    const { token } = getState().session
    return inOrder(async () => {
      const error = await dispatch(askForAddresses(call, token))
      const unsure = error && (mayHaveBeenDone(error) || error.status === 404)
      if (unsure) await dispatch(askForAddresses(loadAddresses, token))
      if (!error || unsure) {
        tellCustomerChanged()
        await dispatch(refreshCart(address))
      }
      return error
    })
  }
