import { useState } from 'react'
import { loadOrder, withdraw } from '../../../apiClient/order'
import type { Withdraw } from '../../../contract/accountRequests'
import { sayFault } from '../../../contract/sayFault'
import type { Order } from '../../../contract/order'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useWords } from '../../../i18n/useWords'
import { useShopDispatch } from '../../../state/hooks'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'

type Sent = { order: Order; error: null } | { order: Order | null; error: RecordedError }

/** What the shop refuses it knows otherwise than this page: the order is fetched anew, when it has an address to fetch it from. */
const askBack =
  (order: Order, request: Withdraw): ShopThunk<Promise<Sent>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      return { order: await withdraw(client, order, request), error: null }
    } catch (failure) {
      const error = recorded(failure)
      const stale = (error.status === 409 || error.status === 422) && order._links.self
      return { order: stale ? await loadOrder(client, order.id_order).catch(() => null) : null, error }
    }
  }

/**
 * Tells the shop which pieces go back. After an answer that got lost the same order, with the same link, is asked
 * again, so that the shop knows it for the same request.
 */
export function useWithdrawal(order: Order, onChanged: (order: Order) => void) {
  const { errors } = useWords('order').withdrawal
  const dispatch = useShopDispatch()
  const { busy, run } = useOneAtATime()
  const [fault, setFault] = useState<string | null>(null)

  /** True when the shop has taken note. */
  const send = async (request: Withdraw): Promise<boolean> => {
    const taken = await run(async () => {
      setFault(null)
      const sent = await dispatch(askBack(order, request))
      if (sent.order) onChanged(sent.order)
      if (sent.error)
        setFault(
          sent.error.status === 409 ? errors.late : sayFault(sent.error, { ...errors, stock: () => errors.invalid }),
        )
      return sent.error === null
    })
    return taken ?? false
  }
  return { busy, fault, send }
}
