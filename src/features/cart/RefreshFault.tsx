import { SectionError } from '../../design/SectionError'
import { useWords } from '../../i18n/useWords'
import { reloadCart } from '../../state/cart/loadStoredCart'
import { useShopDispatch, useShopSelector } from '../../state/hooks'
import * as styles from './CartPage.module.css'
import { useBackOnline } from './useBackOnline'

/** The cart on show is the one that was last seen, since it could not be loaded anew: another try, by itself once there is a network. */
export function RefreshFault() {
  const { errors } = useWords('cart')
  const dispatch = useShopDispatch()
  const failed = useShopSelector(({ cart }) => cart.error !== null)
  const again = () => {
    if (failed) void dispatch(reloadCart())
  }
  useBackOnline(again)
  if (!failed) return null
  return (
    <div className={styles.notice}>
      <SectionError message={errors.refresh} retry={errors.retry} onRetry={again} />
    </div>
  )
}
