import { Skeleton } from '../../../ui/status/Skeleton'
import * as styles from '../frame/AccountFrame.module.css'

/** Has the height of the form on a phone, so that the room below does not move when the form appears. */
export function CreateAccountPlaceholder() {
  return (
    <div className={styles.narrow} aria-hidden="true">
      <Skeleton width="80%" height="5.5rem" />
      <Skeleton width="100%" height="52rem" />
    </div>
  )
}
