import { Skeleton } from '../../design/Skeleton'
import * as styles from './CartPage.module.css'

/** The shape of the cart while the shop starts. */
export function CartPlaceholder() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <div className={styles.blocks}>
        <Skeleton height="12.5rem" />
        <Skeleton height="12.5rem" />
      </div>
      <Skeleton height="24rem" />
    </div>
  )
}
