import * as styles from './CheckoutPage.module.css'

/** The shape of a step while the shop starts. */
export function StepPlaceholder() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <div className={styles.block} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  )
}
