import { useStoreDispatch } from '../../../store/hooks'
import type { LinkedPage } from '../../../pageTable/paths'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { findDuePage } from '../checkoutRouting'
import type { AppThunk } from '../../../store/services'
import { selectIsGuest } from '../../../store/session/sessionSelectors'

/**
 * Finds the page where the checkout continues after identification (SPEC §4). When loading fails, the info step tries
 * again.
 */
const findNextPage = (): AppThunk<Promise<LinkedPage>> => async (dispatch, getState) => {
  const checkout = await dispatch(loadCheckout())
  return checkout ? findDuePage(checkout, getState().cart.cart, selectIsGuest(getState())) : 'checkout-step-guest'
}

/** Gives a function that finds the next page after logging in or creating an account. */
export function useNextCheckoutPage(): () => Promise<LinkedPage> {
  const dispatch = useStoreDispatch()
  return () => dispatch(findNextPage())
}
