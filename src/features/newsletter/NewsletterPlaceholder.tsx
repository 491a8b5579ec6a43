import { Skeleton } from '../../design/Skeleton'
import * as styles from './NewsletterPage.module.css'

/** The shape of the form while the shop starts. */
export function NewsletterPlaceholder() {
  return (
    <div className={styles.shape} aria-hidden="true">
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
      <Skeleton height="3.25rem" />
    </div>
  )
}
