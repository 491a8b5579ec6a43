import { SlowNote } from '../../design/SlowNote'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { useShopSelector } from '../../state/hooks'
import type { CartParts } from './cartParts'
import { CartPlaceholder } from './CartPlaceholder'
import { EmptyCart } from './EmptyCart'
import { FilledCart } from './FilledCart'
import { OrderedCart } from './OrderedCart'
import { UnreachableCart } from './UnreachableCart'
import { useOrderOfCart } from './useOrderOfCart'

/** The cart page once the shop has started: the lines, or why there are none. */
export function CartContent(parts: CartParts) {
  const words = useWords('cart')
  const cart = useShopSelector((state) => state.cart.cart)
  const starting = useShopSelector(({ app }) => app.status !== 'initialized')
  const error = useShopSelector((state) => state.app.error ?? state.cart.error)
  const { closed, asking, idOrder } = useOrderOfCart()

  if (cart) return <FilledCart cart={cart} parts={parts} />
  if (starting || asking) {
    return (
      <>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <SlowNote underWay text={words.slow} />
        <CartPlaceholder />
      </>
    )
  }
  if (closed) return <OrderedCart idOrder={idOrder} />
  return error ? <UnreachableCart error={error} /> : <EmptyCart />
}
