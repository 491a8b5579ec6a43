import { useEffect, useState } from 'react'
import { loadCheckout } from '../../state/checkout/loadCheckout'
import { loadPaymentStatus } from '../../state/checkout/loadPaymentStatus'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import type { ShopThunk } from '../../state/services'

const orderOfLastPayment = (): ShopThunk<Promise<number | null>> => async (dispatch) => {
  const checkout = await dispatch(loadCheckout())
  if (!checkout?._links.status) return null
  const outcome = await dispatch(loadPaymentStatus())
  return outcome.ok && outcome.payment.status === 'paid' ? outcome.payment.id_order : null
}

/** Whether the cart that was here is closed (SPEC §4), and the order that it became; null when the shop can't say. */
export function useOrderOfCart(): { closed: boolean; asking: boolean; idOrder: number | null } {
  const dispatch = useShopDispatch()
  const closed = useShopSelector(({ cart }) => cart.closed)
  const [order, setOrder] = useState<number | 'asking' | null>('asking')

  useEffect(() => {
    if (!closed) return undefined
    let left = false
    void dispatch(orderOfLastPayment()).then((found) => {
      if (!left) setOrder(found)
    })
    return () => {
      left = true
    }
  }, [dispatch, closed])
  return { closed, asking: closed && order === 'asking', idOrder: order === 'asking' ? null : order }
}
