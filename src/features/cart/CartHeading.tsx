import { useHeadings } from '../../i18n/headings'
import * as styles from './CartPage.module.css'

/** The page's heading, in the HTML before the shop has started. */
export function CartHeading() {
  return <h1 className={styles.title}>{useHeadings().cart}</h1>
}
