import { Skeleton } from '../../ui/status/Skeleton'
import { NoScriptNote } from '../../forms/NoScriptNote'
import { useHeadings } from '../../i18n/headings'
import * as styles from './CartPage.module.css'
import * as line from './lineItems/LineItem.module.css'

const lineItem = (
  <div className={line.item}>
    <Skeleton ratio="4/5" />
    <div>
      <Skeleton width="45%" height="1.5rem" />
      <Skeleton width="25%" height="1rem" />
      <Skeleton width="60%" height="1rem" />
    </div>
  </div>
)

/** Shown while the store starts. */
export function CartPlaceholder() {
  return (
    <div className={`${styles.columns} ${styles.starting}`} aria-hidden="true">
      <div>
        {lineItem}
        {lineItem}
      </div>
      <Skeleton height="24rem" />
    </div>
  )
}

/** The page's heading, which the HTML contains before the store has started. */
export function CartHeading() {
  return (
    <>
      <h1 className={styles.title}>{useHeadings().cart}</h1>
      <NoScriptNote />
    </>
  )
}
