import { useAppDispatch } from '../../../store/hooks'
import type { LinkedPage } from '../../../pageTable/paths'
import { loadCheckout } from '../../../store/checkout/loadCheckout'
import { findDuePage } from '../checkoutRouting'
import type { AppThunk } from '../../../store/services'
import { selectIsGuest } from '../../../store/session/sessionSelectors'

/**
 * Finds the page on which the checkout continues after identification (SPEC §4). If loading fails, it is the info step,
 * which retries.
 */
const findNextPage = (): AppThunk<Promise<LinkedPage>> => async (dispatch, getState) => {
  const checkout = await dispatch(loadCheckout())
  return checkout ? findDuePage(checkout, getState().cart.cart, selectIsGuest(getState())) : 'checkout-step-guest'
}

export function useNextCheckoutPage(): () => Promise<LinkedPage> {
  const dispatch = useAppDispatch()
  return () => dispatch(findNextPage())
}
