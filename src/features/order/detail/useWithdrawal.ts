import { useState } from 'react'
import { loadOrder, withdraw } from '../../../store/order/orderApi'
import type { Withdraw } from '../../../contract/accountRequests'
import { errorMessage } from '../../../store/http/errorMessage'
import type { Order } from '../../../contract/order'
import { useBusy } from '../../../store/useBusy'
import { useWords } from '../../../i18n/useWords'
import { useStoreDispatch } from '../../../store/hooks'
import { recordError, type RecordedError } from '../../../store/http/recordedError'
import type { AppThunk } from '../../../store/services'

type Sent = { order: Order; error: null } | { order: Order | null; error: RecordedError }

/** What the shop refuses it knows otherwise than this page: the order is fetched anew, when it has an address to fetch it from. */
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
 * Tells the shop which items go back. After an answer that got lost the same order, with the same link, is asked
 * again, so that the shop knows it for the same request.
 */
export function useWithdrawal(order: Order, onChanged: (order: Order) => void) {
  const { errors } = useWords('order').withdrawal
  const dispatch = useStoreDispatch()
  const { busy, run } = useBusy()
  const [error, setError] = useState<string | null>(null)

  /** True when the shop has taken note. */
  const send = async (request: Withdraw): Promise<boolean> => {
    const taken = await run(async () => {
      setError(null)
      const sent = await dispatch(requestWithdrawal(order, request))
      if (sent.order) onChanged(sent.order)
      if (sent.error)
        setError(
          sent.error.status === 409
            ? errors.late
            : errorMessage(sent.error, { ...errors, stock: () => errors.invalid }),
        )
      return sent.error === null
    })
    return taken ?? false
  }
  return { busy, error, send }
}
