import { Skeleton } from '../../design/Skeleton'
import * as styles from './Confirmation.module.css'

/** The shape of the confirmation while the order is fetched. */
export function ConfirmationPlaceholder() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height="24rem" />
    </div>
  )
}
