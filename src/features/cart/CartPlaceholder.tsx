import { Skeleton } from '../../ui/status/Skeleton'
import { NoScriptNote } from '../../forms/NoScriptNote'
import { useHeadings } from '../../i18n/headings'
import * as text from '../../ui/text.module.css'
import * as styles from './CartPage.module.css'

export function CartPlaceholder() {
  return (
    <div className={`${styles.columns} ${styles.starting}`} aria-hidden="true">
      <div className={styles.blocks}>
        <Skeleton height="12.5rem" />
        <Skeleton height="12.5rem" />
      </div>
      <Skeleton height="24rem" />
    </div>
  )
}

/** The static HTML contains the heading, so that it is visible before the store has started. */
export function CartHeading() {
  return (
    <>
      <h1 className={`${styles.title} ${text.xxxl}`}>{useHeadings().cart}</h1>
      <NoScriptNote />
    </>
  )
}
