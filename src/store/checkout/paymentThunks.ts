import { unknown } from 'valibot'
import type { Cart } from '../../contract/cart'
import { type PaymentAnswer, paymentAnswer } from '../../contract/checkout'
import { isErrorOfType } from '../../contract/error'
import type { Links } from '../../contract/links'
import type { PaymentPayload, SetContactPayload } from '../../contract/requests'
import type { Address } from '../../contract/session'
import { differenceShown, requireCart } from '../cart/cartSlice'
import { changeCart } from '../cart/changeCart'
import { createLoggedOutError, type Outcome, type RecordedError } from '../http/ApiError'
import type { ApiClient } from '../http/client'
import { fetchEndpoints, followLink, requestAnswer } from '../http/links'
import type { AppThunk } from '../AppThunk'
import { selectCustomer, selectLogouts } from '../session/sessionSlice'
import { paymentBegun } from './checkoutSlice'
import { changeCheckout, sendCartAddresses } from './checkoutThunks'

export type PaymentChoice = Omit<PaymentPayload, 'id_lang' | 'step_payment'>

/** The response contains the address of the provider's page. */
export const sendPayment = (client: ApiClient, cart: Cart, choice: PaymentChoice, id_lang: number) =>
  requestAnswer(client, cart._links, 'payment', paymentAnswer, {
    method: 'POST',
    payload: { ...choice, id_lang, step_payment: 1 },
  })

/**
 * An error of type `cart_changed` means that no payment has begun. The cart has then been reloaded, and the changes are
 * in `state.cart.difference` (SPEC §4).
 */
type PaymentOutcome = Outcome<PaymentAnswer | null>

const beginPayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  async (dispatch, getState, { client, languageId }) => {
    // A payment link belongs to one state of the cart, which must be the state that the user saw when tapping the
    // button.
    const { knownCart, cart } = getState().cart
    const logouts = selectLogouts(getState())
    const reviewedCart = knownCart ?? cart
    const change = await dispatch(
      changeCart(async () => {
        const answer = await sendPayment(client, reviewedCart ?? requireCart(getState()), choice, languageId)
        if (selectLogouts(getState()) !== logouts) throw createLoggedOutError()
        dispatch(paymentBegun(answer._links))
        return answer
      }),
    )
    if (!change.ok && isErrorOfType(change.error, 'cart_changed')) dispatch(differenceShown())
    return change
  }

/** A second tap during the request receives the outcome of the first tap, so that there is only one payment. */
export const choosePayment =
  (choice: PaymentChoice): AppThunk<Promise<PaymentOutcome>> =>
  (dispatch, _getState, { joinInFlight }) =>
    joinInFlight('payment', () => dispatch(beginPayment(choice)))

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
