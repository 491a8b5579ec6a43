import { loadOrder, withdraw } from '../../../store/order/orderApi'
import type { Withdraw } from '../../../contract/accountRequests'
import { useErrorMessage } from '../../../store/http/errorMessage'
import type { Order } from '../../../contract/order'
import { useWords } from '../../../i18n/useWords'
import { recordError, type RecordedError } from '../../../store/http/recordedError'
import type { AppThunk } from '../../../store/services'
import { useMutation } from '../../../store/useMutation'

type Sent = { order: Order; error: null } | { order: Order | null; error: RecordedError }

/** What the shop refuses it knows otherwise than this page: the order is fetched again, when it has an address to fetch it from. */
const requestWithdrawal =
  (order: Order, request: Withdraw): AppThunk<Promise<Sent>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      return { order: await withdraw(client, order, request), error: null }
    } catch (failure) {
      const error = recordError(failure)
      const stale = (error.status === 409 || error.status === 422) && order._links.self
      return { order: stale ? await loadOrder(client, order.id_order).catch(() => null) : null, error }
    }
  }

/**
 * Tells the shop which items go back. After an answer that got lost the same order, with the same link, is requested
 * again, so that the shop knows it for the same request.
 */
export function useWithdrawal(order: Order, onChanged: (order: Order) => void) {
  const { errors } = useWords('order').withdrawal
  const describeError = useErrorMessage()
  const { busy, error, run } = useMutation(
    (request: Withdraw): AppThunk<Promise<RecordedError | null>> =>
      async (dispatch) => {
        const sent = await dispatch(requestWithdrawal(order, request))
        if (sent.order) onChanged(sent.order)
        return sent.error
      },
  )
  return {
    busy,
    error: error && (error.status === 409 ? errors.late : describeError(error, { ...errors, stock: errors.invalid })),
    /** Resolves to whether the shop has taken note. */
    send: async (request: Withdraw) => (await run(request)) === null,
  }
}
