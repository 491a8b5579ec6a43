import * as styles from './CheckoutPage.module.css'

/** The shape of "Je bestelling" while the shop starts. */
export function SummaryPlaceholder() {
  return <div className={styles.summaryBlock} aria-hidden="true" />
}
