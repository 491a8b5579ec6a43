import { Skeleton } from '../../../ui/status/Skeleton'
import * as styles from './AccountFrame.module.css'

export function AccountPlaceholder() {
  return (
    <div className={styles.columns} aria-hidden="true">
      <Skeleton width="100%" className={styles.navigationShape} />
      <div className={styles.content}>
        <Skeleton width="60%" height="2.25rem" />
        <Skeleton width="100%" height="15rem" />
        <Skeleton width="100%" height="15rem" />
      </div>
    </div>
  )
}
