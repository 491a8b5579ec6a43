import { Skeleton } from '../../../design/Skeleton'
import * as styles from './OrderList.module.css'

/** The shape of an order of the list: its heading, its pictures, its links. */
export function OrdersPlaceholder() {
  return (
    <div className={styles.loading} aria-hidden="true">
      <Skeleton width="min(100%, 24rem)" height="2rem" />
      <Skeleton height="3.5rem" />
      <Skeleton width="min(100%, 18rem)" height="7.5rem" />
      <Skeleton width="min(100%, 20rem)" height="1.25rem" />
    </div>
  )
}
