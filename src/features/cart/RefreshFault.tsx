import { SectionError } from '../../design/SectionError'
import { useWords } from '../../i18n/useWords'
import { reloadCart } from '../../state/cart/loadStoredCart'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import * as styles from './CartPage.module.css'

/** The cart on show is the one that was last seen, since it could not be loaded anew. */
export function RefreshFault() {
  const { errors } = useWords('cart')
  const dispatch = useShopDispatch()
  const failed = useShopSelector(({ cart }) => cart.error !== null)
  if (!failed) return null
  return (
    <div className={styles.notice}>
      <SectionError message={errors.refresh} retry={errors.retry} onRetry={() => void dispatch(reloadCart())} />
    </div>
  )
}
