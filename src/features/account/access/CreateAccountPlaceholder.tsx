import { Skeleton } from '../../../ui/status/Skeleton'
import * as styles from '../frame/AccountFrame.module.css'

/** The placeholder is as tall as the form on a phone, so that the picture below does not move when the form appears. */
export function CreateAccountPlaceholder() {
  return (
    <div className={styles.narrow} aria-hidden="true">
      <Skeleton width="80%" height="5.5rem" />
      <Skeleton width="100%" height="52rem" />
    </div>
  )
}
