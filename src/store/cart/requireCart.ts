import type { Cart } from '../../contract/cart'
import { ApiError } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { selectCart } from './cartSelectors'

/** Throws an ApiError without a cart. */
export const requireCart = (): AppThunk<Cart> => (_dispatch, getState) => {
  const cart = selectCart(getState())
  if (!cart) throw new ApiError({ name: 'CartError', message: 'There is no open cart', code: 'ERR_NO_CART' })
  return cart
}
