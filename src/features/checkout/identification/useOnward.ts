import { useShopDispatch } from '../../../state/hooks'
import type { LinkedPage } from '../../../pageTable/paths'
import { loadCheckout } from '../../../state/checkout/loadCheckout'
import { duePage } from '../frame/duePage'
import type { ShopThunk } from '../../../state/services'
import { isGuest } from '../../../state/session/whoIsIt'

/** Where the checkout goes on for who just said who they are (SPEC §4). When that cannot be asked now, the next page will. */
const onward = (): ShopThunk<Promise<LinkedPage>> => async (dispatch, getState) => {
  const checkout = await dispatch(loadCheckout())
  return checkout ? duePage(checkout, getState().cart.cart, isGuest(getState())) : 'checkout-step-guest'
}

/** Finds the page to go on to after logging in or creating an account. */
export function useOnward(): () => Promise<LinkedPage> {
  const dispatch = useShopDispatch()
  return () => dispatch(onward())
}
