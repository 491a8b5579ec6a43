import { unknown } from 'valibot'
import type { Links } from '../../contract/links'
import type { SetContactPayload } from '../../contract/requests'
import type { Address } from '../../contract/session'
import type { AppThunk } from '../AppThunk'
import type { RecordedError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { fetchEndpoints, followLink } from '../http/links'
import { selectCustomer } from '../session/sessionSlice'
import { changeCheckout, sendCartAddresses } from './checkoutThunks'

/**
 * Sets the invoice address through the cart's update link (SPEC §7). If the customer has no name yet, the name in the
 * address is saved as the contact first. A known name is not replaced.
 * @returns null after a success
 */
export const setInvoiceContact =
  ({ id_address, firstname, lastname }: Address): AppThunk<Promise<RecordedError | null>> =>
  (dispatch, getState) => {
    const findCustomerWithoutName = () => {
      const customer = selectCustomer(getState())
      return customer && !customer.firstname && !customer.lastname ? customer : null
    }
    return dispatch(
      changeCheckout(
        async (client, cart, id_lang) => {
          const customer = findCustomerWithoutName()
          if (customer) {
            const contact = { gender: customer.id_gender, firstname, lastname }
            await sendContact(client, await dispatch(fetchEndpoints()), contact)
          }
          return sendCartAddresses(client, cart, { id_address_invoice: id_address }, id_lang)
        },
        // The cart does not show whether the contact was saved.
        (cart) => cart.id_address_invoice === id_address && !findCustomerWithoutName(),
      ),
    )
  }

/**
 * Sends the customer's name. The response is not used, because the cart update that follows (SPEC §7) has the result.
 */
export async function sendContact(client: ApiClient, links: Links, payload: SetContactPayload): Promise<void> {
  await followLink(client, links, 'set_contact', unknown(), { method: 'POST', payload })
}
