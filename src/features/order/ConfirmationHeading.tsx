import { useHeadings } from '../../i18n/headings'
import * as styles from './Confirmation.module.css'

/** The page's heading, in the HTML before the order has come. */
export function ConfirmationHeading() {
  return <h1 className={styles.title}>{useHeadings().confirmation}</h1>
}
