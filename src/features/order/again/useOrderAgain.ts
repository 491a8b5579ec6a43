import { useRef, useState } from 'react'
import { faultOf } from '../../../contract/faultOf'
import type { Order } from '../../../contract/order'
import { useWords } from '../../../i18n/useWords'
import { orderAgain } from '../../../state/cart/orderAgain'
import { useShopDispatch } from '../../../state/hooks'
import { cameAgain } from '../rules/cameAgain'

/** Puts an order's pieces into the basket once more, and says what came of it. A press while it is under way does nothing. */
export function useOrderAgain(order: Order) {
  const { errors } = useWords('order').again
  const dispatch = useShopDispatch()
  const [busy, setBusy] = useState(false)
  const [result, setResult] = useState<ReturnType<typeof cameAgain> | null>(null)
  const [fault, setFault] = useState<string | null>(null)
  const underWay = useRef(false)

  const ask = async () => {
    if (underWay.current) return
    underWay.current = true
    setBusy(true)
    setFault(null)
    try {
      const outcome = await dispatch(orderAgain(order))
      if (outcome.ok) setResult(cameAgain(order, outcome.missing))
      else setFault(againFault(faultOf(outcome.error).kind, errors))
    } finally {
      underWay.current = false
      setBusy(false)
    }
  }
  return { busy, result, fault, ask }
}

function againFault(kind: string, errors: { network: string; timeout: string; gone: string; other: string }): string {
  return kind === 'network' || kind === 'timeout' || kind === 'gone' ? errors[kind] : errors.other
}
