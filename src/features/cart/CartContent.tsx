import { useEffect, useState } from 'react'
import { SlowNote } from '../../ui/status/SlowNote'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { useStoreDispatch, useStoreSelector } from '../../store/hooks'
import type { CartParts } from './cartParts'
import { CartPlaceholder } from './CartPlaceholder'
import { EmptyCart, OrderedCart } from './EmptyCart'
import { FilledCart } from './FilledCart'
import { CartLoadError } from './CartLoadError'
import { loadCheckout } from '../../store/checkout/loadCheckout'
import { loadPaymentStatus } from '../../store/checkout/loadPaymentStatus'
import type { AppThunk } from '../../store/services'
import { selectCart } from '../../store/cart/cartSelectors'
import { selectIsInitialized } from '../../store/appSlice'

/** The cart page once the shop has started: the lines, or why there are none. */
export function CartContent(parts: CartParts) {
  const words = useWords('cart')
  const cart = useStoreSelector(selectCart)
  const starting = !useStoreSelector(selectIsInitialized)
  const error = useStoreSelector((state) => state.app.error ?? state.cart.error)
  const { closed, loading, idOrder } = useCartOrder()

  if (cart) return <FilledCart cart={cart} parts={parts} />
  if (starting || loading) {
    return (
      <>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <SlowNote underWay text={words.slow} />
        <CartPlaceholder />
      </>
    )
  }
  if (closed) return <OrderedCart idOrder={idOrder} />
  return error ? <CartLoadError error={error} /> : <EmptyCart />
}

const findLastPaidOrder = (): AppThunk<Promise<number | null>> => async (dispatch) => {
  const checkout = await dispatch(loadCheckout())
  if (!checkout?._links.status) return null
  const outcome = await dispatch(loadPaymentStatus())
  return outcome.ok && outcome.payment.status === 'paid' ? outcome.payment.id_order : null
}

/** Whether the cart that was here is closed (SPEC §4), and the order that it became; null when the shop can't say. */
function useCartOrder(): { closed: boolean; loading: boolean; idOrder: number | null } {
  const dispatch = useStoreDispatch()
  const closed = useStoreSelector(({ cart }) => cart.isClosed)
  const [order, setOrder] = useState<number | 'loading' | null>('loading')

  useEffect(() => {
    if (!closed) return undefined
    let unmounted = false
    void dispatch(findLastPaidOrder()).then((found) => {
      if (!unmounted) setOrder(found)
    })
    return () => {
      unmounted = true
    }
  }, [dispatch, closed])
  return { closed, loading: closed && order === 'loading', idOrder: order === 'loading' ? null : order }
}
