import { isOffered } from '../../contract/links'
import type { ComponentType } from 'react'
import { SlowNote } from '../../ui/status/SlowNote'
import type { Crumb } from '../../pageTable/pageContext'
import type { PictureFile } from '../../ui/figure/Picture'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { bringMessages } from '../../i18n/lateMessages'
import { useAppSelector } from '../../store/hooks'
import { CartPlaceholder } from './CartPlaceholder'
import { EmptyCart, OrderedCart } from './EmptyCart'
import { FilledCart, type FilledCartProps } from './FilledCart'
import type { CartLoadErrorProps } from './CartLoadError'
import { loadCheckout, loadPaymentStatus } from '../../store/checkout/checkoutAndPayment'
import type { AppThunk } from '../../store/AppThunk'
import { useQuery } from '../../store/query/useQuery'
import { isLostCartError } from '../../store/cart/storedCartThunks'
import { selectCart, selectIsCartBusy } from '../../store/cart/cartSlice'
import { selectIsInitialized } from '../../store/appSlice'

const useMessages = bringMessages('cart')

interface CartContentProps extends Omit<FilledCartProps, 'cart' | 'emptyCart'> {
  room: PictureFile | null
  startLink: Crumb | undefined
  CartLoadError: ComponentType<CartLoadErrorProps>
}

export function CartContent({ room, startLink, CartLoadError, ...filledCartProps }: CartContentProps) {
  const messages = useMessages('cart')
  const cart = useAppSelector(selectCart)
  const isStarting = !useAppSelector(selectIsInitialized)
  // If there is no cart, the pending change is the addition that creates it.
  const isBusy = useAppSelector(selectIsCartBusy)
  // Once the root's links have loaded, `app.error` can only concern the cart rules, which the cart does not need.
  const error = useAppSelector(({ app, cart }) => cart.error ?? (app.links ? null : app.error))
  const { isClosed, isLoading, orderId } = useCartOrder()
  const emptyCart = <EmptyCart room={room} startLink={startLink} />

  if (cart) return <FilledCart cart={cart} emptyCart={emptyCart} {...filledCartProps} />
  if (isStarting || isLoading || isBusy) {
    return (
      <>
        <VisuallyHidden as="p">{messages.loading}</VisuallyHidden>
        <SlowNote isBusy text={messages.slow} />
        <CartPlaceholder />
      </>
    )
  }
  if (isClosed) return <OrderedCart orderId={orderId} room={room} />
  return error && !isLostCartError(error) ? <CartLoadError error={error} room={room} /> : emptyCart
}

const findPaidOrderId = (): AppThunk<Promise<number | null>> => async (dispatch, getState) => {
  if (!getState().cart.isClosed) return null
  const checkout = await dispatch(loadCheckout())
  if (!checkout || !isOffered(checkout, 'status')) return null
  const outcome = await dispatch(loadPaymentStatus())
  if (!outcome.ok) return null
  const { status, id_order } = outcome.answer
  // If the response has no status, a closed cart means that the order was paid.
  return status === 'paid' || (status === null && getState().cart.isClosed) ? id_order : null
}

/** `orderId` is null while the order loads, and when the API does not name a paid order (SPEC §4). */
function useCartOrder(): { isClosed: boolean; isLoading: boolean; orderId: number | null } {
  const isClosed = useAppSelector(({ cart }) => cart.isClosed)
  const { status, data } = useQuery(isClosed ? 'closed' : 'open', findPaidOrderId)
  return { isClosed, isLoading: isClosed && status === 'loading', orderId: data ?? null }
}
