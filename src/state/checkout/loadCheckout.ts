import * as api from '../../apiClient/checkout'
import type { ShopClient } from '../../apiClient/client'
import type { Checkout } from '../../contract/checkout'
import type { Links } from '../../contract/links'
import { endpoints } from '../app/endpoints'
import { cartChangedElsewhere, cartLoaded } from '../cart/cartSlice'
import { catchUp } from '../catchUp'
import { recorded } from '../recordedError'
import type { ShopThunk } from '../services'
import { checkoutAsked, checkoutFailed, checkoutReceived } from './checkoutSlice'

/** The checkout as loaded, or null when that failed: the error then is in `checkout.error`. */
type Loaded = Promise<Checkout | null>

export const withoutCart = ({ cart: _cart, ...information }: Checkout) => information

/** Takes the checkout and its cart over, unless it was asked for by somebody who has gone since (another `era`). */
export const adoptCheckout =
  (answer: Checkout, era: number): ShopThunk<Checkout | null> =>
  (dispatch, getState) => {
    if (getState().cart.era !== era) return null
    dispatch(checkoutReceived(withoutCart(answer)))
    dispatch(answer.changed ? cartChangedElsewhere(answer.cart) : cartLoaded(answer.cart))
    return answer
  }

const load =
  (call: (client: ShopClient, links: Links) => Promise<Checkout>): ShopThunk<Loaded> =>
  (dispatch, getState, { client, inOrder }) => {
    dispatch(checkoutAsked())
    const { logouts } = getState().cart
    const hasLeft = () => getState().cart.logouts !== logouts
    const ask = async () => {
      const { era } = getState().cart
      return dispatch(adoptCheckout(await call(client, await dispatch(endpoints())), era))
    }
    return inOrder(async () => {
      await dispatch(catchUp())
      try {
        const answer = await ask()
        // Once more when another tab got a session meanwhile: the answer was not for this shopper.
        return answer ?? (hasLeft() ? null : await ask())
      } catch (error) {
        dispatch(checkoutFailed(recorded(error)))
        return null
      }
    })
  }

/** GET checkout: what is still to be said, ways of delivery and payment; `nextCheckoutStep` says where to go with it. */
export const loadCheckout = () => load(api.loadCheckout)

/** GET checkout_identification: the same, for the page where shoppers say who they are. */
export const loadCheckoutIdentification = () => load(api.loadCheckoutIdentification)
