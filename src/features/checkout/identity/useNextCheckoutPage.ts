import { useStoreDispatch } from '../../../store/hooks'
import type { LinkedPage } from '../../../pageTable/paths'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { findDuePage } from '../checkoutRouting'
import type { AppThunk } from '../../../store/services'
import { selectIsGuest } from '../../../store/session/sessionSelectors'

/** Where the checkout goes on for who just said who they are (SPEC §4). When that cannot be asked now, the next page will. */
const findNextPage = (): AppThunk<Promise<LinkedPage>> => async (dispatch, getState) => {
  const checkout = await dispatch(loadCheckout())
  return checkout ? findDuePage(checkout, getState().cart.cart, selectIsGuest(getState())) : 'checkout-step-guest'
}

/** Finds the page to go on to after logging in or creating an account. */
export function useNextCheckoutPage(): () => Promise<LinkedPage> {
  const dispatch = useStoreDispatch()
  return () => dispatch(findNextPage())
}
