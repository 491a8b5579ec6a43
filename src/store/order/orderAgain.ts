import { sendOrderAgain } from './orderApi'
import type { Order, OrderAgainAnswer } from '../../contract/order'
import type { RecordedError } from '../http/ApiError'
import type { AppThunk } from '../services'
import { changeCart } from '../cart/changeCart'

/** `missing` contains the items that could not be added. */
export type OrderAgainOutcome =
  | { ok: true; missing: OrderAgainAnswer['missing'] }
  | { ok: false; missing: []; error: RecordedError }

/**
 * Adds those items of an order that are still sold to the cart. The shop API raises the quantities in the cart to those
 * of the order, so a second press or a repeated request adds nothing.
 */
export const orderAgain =
  (order: Order): AppThunk<Promise<OrderAgainOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const change = await dispatch(changeCart(() => sendOrderAgain(client, order), { isAddition: true }))
    return change.ok
      ? { ok: true, missing: change.answer?.missing ?? [] }
      : { ok: false, missing: [], error: change.error }
  }
