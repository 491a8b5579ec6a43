import { useState } from 'react'
import type { Order } from '../../../contract/order'
import { sayFault } from '../../../contract/sayFault'
import { useOneAtATime } from '../../../design/useOneAtATime'
import { useWords } from '../../../i18n/useWords'
import { orderAgain } from '../../../state/cart/orderAgain'
import { useShopDispatch } from '../../../state/hooks'
import { cameAgain } from '../rules/cameAgain'

/** Puts an order's pieces into the basket once more, and says what came of it. A press while it is under way does nothing. */
export function useOrderAgain(order: Order) {
  const { errors } = useWords('order').again
  const dispatch = useShopDispatch()
  const { busy, run } = useOneAtATime()
  const [result, setResult] = useState<ReturnType<typeof cameAgain> | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const ask = () =>
    run(async () => {
      setFault(null)
      const outcome = await dispatch(orderAgain(order))
      if (outcome.ok) setResult(cameAgain(order, outcome.missing))
      // Nothing of it can be had: an answer, and no fault.
      else if (outcome.error.type === 'out_of_stock') setResult(cameAgain(order, order.lines))
      else setFault(sayFault(outcome.error, { ...errors, stock: () => errors.other }))
    })
  return { busy, result, fault, ask }
}
