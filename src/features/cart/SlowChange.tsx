import { SlowNote } from '../../design/SlowNote'
import { useWords } from '../../i18n/useWords'
import { isCartBusy } from '../../state/cart/selectors'
import { useShopSelector } from '../../state/hooks'
import * as styles from './CartPage.module.css'

/** A change of the cart takes long: said where it can be seen from any line, until it is done. */
export function SlowChange() {
  const words = useWords('cart')
  const busy = useShopSelector(isCartBusy)
  return <SlowNote underWay={busy} text={words.slow} className={styles.slow} />
}
