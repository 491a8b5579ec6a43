import { Skeleton } from '../../ui/status/Skeleton'
import { useHeadings } from '../../i18n/headings'
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

/** The page's heading, in the HTML before the shop has started. */
export function CartHeading() {
  return <h1 className={styles.title}>{useHeadings().cart}</h1>
}
