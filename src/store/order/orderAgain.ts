import { sendOrderAgain } from './orderApi'
import type { Order, OrderAgain } from '../../contract/order'
import type { RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { changeCart } from '../cart/changeCart'

/** How ordering again went; `missing`: the items that could not be added. */
export type OrderAgainOutcome =
  { ok: true; missing: OrderAgain['missing'] } | { ok: false; missing: []; error: RecordedError }

/**
 * Adds the items of an order to the cart, as far as they are still sold. The API raises the cart's quantities to those
 * of the order, so that a second press or a repeated call adds nothing.
 */
export const orderAgain =
  (order: Order): AppThunk<Promise<OrderAgainOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const change = await dispatch(changeCart(() => sendOrderAgain(client, order), { adds: true }))
    return change.ok
      ? { ok: true, missing: change.answer?.missing ?? [] }
      : { ok: false, missing: [], error: change.error }
  }
