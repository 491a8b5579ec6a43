import { sendOrderAgain } from './orderApi'
import type { Order, OrderAgainAnswer } from '../../contract/order'
import type { Outcome } from '../http/ApiError'
import type { AppThunk } from '../AppThunk'
import { changeCart } from '../cart/changeCart'

/**
 * Adds the items of an order to the cart again, as far as they are available. The shop API raises the quantities in the
 * cart to those of the order, so a second press or a repeated request adds nothing.
 */
export const orderAgain =
  (order: Order): AppThunk<Promise<Outcome<OrderAgainAnswer | null>>> =>
  (dispatch, _getState, { client }) =>
    dispatch(changeCart(() => sendOrderAgain(client, order), { isAddition: true }))
