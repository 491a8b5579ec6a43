import { NoScriptNote } from '../../../forms/NoScriptNote'
import { useHeadings } from '../../../i18n/headings'
import { Skeleton } from '../../../ui/status/Skeleton'
import * as styles from './Confirmation.module.css'

/** The page's heading, which the HTML contains before the order has loaded. */
export function ConfirmationHeading() {
  return (
    <>
      <h1 className={styles.title}>{useHeadings().confirmation}</h1>
      <NoScriptNote />
    </>
  )
}

/** Shown while the order loads. */
export function ConfirmationPlaceholder() {
  return (
    <div className={styles.page} aria-hidden="true">
      <Skeleton height="24rem" />
    </div>
  )
}
