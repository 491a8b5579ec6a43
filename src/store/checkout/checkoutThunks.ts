import type { ApiClient } from '../http/client'
import type { Cart, CartAnswer } from '../../contract/cart'
import type { Carrier, Checkout, ServicePoint } from '../../contract/checkout'
import { changeCart, noChange } from '../cart/changeCart'
import { requireCart } from '../cart/requireCart'
import { type RecordedError, recordError } from '../http/ApiError'
import type { AppThunk } from '../services'
import { loadCheckout, storeCheckout } from './loadCheckout'
import {
  type CarrierChoice,
  type CartAddresses,
  type CountryChoice,
  fetchServicePoints,
  type GiftWrappingChoice,
  sendCarrier,
  sendCartAddresses,
  sendCountry,
  sendGiftWrapping,
} from './checkoutApi'
import { unknown } from 'valibot'
import type { Links } from '../../contract/links'
import type { SetContactPayload } from '../../contract/requests'
import type { Address } from '../../contract/session'
import { selectCustomer } from '../session/sessionSlice'
import { fetchEndpoints, followLink } from '../http/links'

/**
 * Performs a step of the checkout, which changes the cart. When the shop API responds with the cart alone, a known
 * checkout is reloaded, since its actions and prices may have changed.
 * @param isChosen whether a cart contains the user's choice; if it does, a step whose response was lost counts as done
 * @returns the error, or null after a success
 */
const changeCheckout =
  (
    call: (client: ApiClient, cart: Cart, id_lang: number) => Promise<Checkout | CartAnswer | null | typeof noChange>,
    isChosen: (cart: Cart) => boolean,
  ): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, languageId }) => {
    const isMade = (_before: Cart | null, now: Cart | null) => now !== null && isChosen(now)
    const change = await dispatch(changeCart(async () => call(client, dispatch(requireCart()), languageId), { isMade }))
    if (!change.ok) return change.error
    if (change.answer && 'actions' in change.answer) dispatch(storeCheckout(change.answer))
    else if (getState().checkout.checkout) await dispatch(loadCheckout())
    return null
  }

export const chooseCountry = ({ id_country }: Pick<CountryChoice, 'id_country'>) =>
  changeCheckout(
    (client, cart, id_lang) => {
      const { id_address_delivery, id_carrier } = cart
      const knownChoices = { ...(id_address_delivery && { id_address_delivery }), ...(id_carrier && { id_carrier }) }
      return sendCountry(client, cart, { id_country, ...knownChoices }, id_lang)
    },
    (cart) => cart.id_country === id_country,
  )

export const chooseAddresses = (choice: CartAddresses) =>
  changeCheckout(
    (client, cart, id_lang) => sendCartAddresses(client, cart, choice, id_lang),
    (cart) => hasAddresses(cart, choice),
  )

const hasAddresses = (cart: Cart, { id_address_delivery, id_address_invoice }: CartAddresses): boolean =>
  (id_address_delivery ?? cart.id_address_delivery) === cart.id_address_delivery &&
  (id_address_invoice ?? cart.id_address_invoice) === cart.id_address_invoice

export const chooseCarrier = (choice: CarrierChoice) =>
  changeCheckout(
    (client, cart, id_lang) => sendCarrier(client, cart, choice, id_lang),
    (cart) => cart.id_carrier === choice.id_carrier && cart.service_point === (choice.service_point ?? null),
  )

/** The pickup points, nearest first, or the error. The list is empty for an unknown postcode. */
type ServicePointsOutcome = { ok: true; points: ServicePoint[] } | { ok: false; error: RecordedError }

/** Finds a carrier's pickup points near a postcode in the cart's country. The result is not stored. */
export const findServicePoints =
  (carrier: Carrier, postcode: string): AppThunk<Promise<ServicePointsOutcome>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      return { ok: true, points: (await fetchServicePoints(client, carrier, postcode.trim())).service_points }
    } catch (error) {
      return { ok: false, error: recordError(error) }
    }
  }

/** Without a gift wrapping link the shop offers no wrapping, and nothing is sent. */
export const chooseGiftWrapping = (choice: GiftWrappingChoice) =>
  changeCheckout(
    async (client, cart, id_lang) =>
      cart._links.giftwrapping ? sendGiftWrapping(client, cart, choice, id_lang) : noChange,
    ({ gift }) => gift.wanted === choice.gift && gift.message === choice.gift_message,
  )

/**
 * Sets the invoice address through the cart's update link (SPEC §7). If the contact is missing, it is set first. The
 * contact is the customer's name. A name that the API already has stays, because the user did not type another one and
 * this tab may have an outdated one.
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
 * Sends the contact of the invoice (POST set contact). The response is not used: the cart update request that follows
 * (SPEC §7) has the result.
 */
export async function sendContact(client: ApiClient, links: Links, payload: SetContactPayload): Promise<void> {
  await followLink(client, links, 'set_contact', unknown(), { method: 'POST', payload })
}
