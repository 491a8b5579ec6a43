import { Button } from '../../design/Button'
import { Note } from '../../design/Note'
import { VisuallyHidden } from '../../design/VisuallyHidden'
import { useWords } from '../../i18n/useWords'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import { startShop } from '../../state/startShop'
import { CartPlaceholder } from './CartPlaceholder'
import { EmptyCart } from './EmptyCart'
import { FilledCart } from './FilledCart'
import * as styles from './CartPage.module.css'

/** The cart page once the shop has started: the lines, or why there are none. */
export function CartContent() {
  const words = useWords('cart')
  const dispatch = useShopDispatch()
  const cart = useShopSelector((state) => state.cart.cart)
  const starting = useShopSelector(({ app }) => app.status !== 'initialized')
  const failed = useShopSelector((state) => state.app.error ?? state.cart.error) !== null

  if (cart) return <FilledCart cart={cart} />
  if (starting) {
    return (
      <>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <CartPlaceholder />
      </>
    )
  }
  if (!failed) return <EmptyCart />
  return (
    <div className={styles.empty}>
      <Note look="bad" role="alert">
        {words.errors.load}
      </Note>
      <Button onClick={() => void dispatch(startShop())}>{words.errors.retry}</Button>
    </div>
  )
}
