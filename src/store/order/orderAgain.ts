import { sendOrderAgain } from './orderApi'
import type { Order, OrderAgain } from '../../contract/order'
import type { RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { changeCart } from '../cart/changeCart'

/** How ordering again went; `missing`: the pieces that the cart could not have. */
export type OrderAgainOutcome =
  { ok: true; missing: OrderAgain['missing'] } | { ok: false; missing: []; error: RecordedError }

/**
 * Puts what was ordered into the cart, as far as it can still be had. The API makes up the cart to the quantities of the
 * order, so that asking again (two presses, an answer that got lost) doubles nothing.
 */
export const orderAgain =
  (order: Order): AppThunk<Promise<OrderAgainOutcome>> =>
  async (dispatch, _getState, { client }) => {
    const change = await dispatch(changeCart(() => sendOrderAgain(client, order), { adds: true }))
    return change.ok
      ? { ok: true, missing: change.answer?.missing ?? [] }
      : { ok: false, missing: [], error: change.error }
  }
