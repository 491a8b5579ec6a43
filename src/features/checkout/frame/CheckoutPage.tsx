import type { ReactNode } from 'react'
import * as styles from './CheckoutPage.module.css'
import { CheckoutStepper } from './CheckoutStepper'
import type { ShownStep } from './checkoutSteps'

interface CheckoutPageProps {
  title: string
  step: ShownStep
  /** "Je bestelling", beside the step; above it on small screens. */
  summary?: ReactNode
  children: ReactNode
}

/** What every step of the checkout stands in; in the HTML before the shop has started. */
export function CheckoutPage({ title, step, summary, children }: CheckoutPageProps) {
  return (
    <div className={styles.page}>
      <CheckoutStepper current={step} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <h1 className={styles.title}>{title}</h1>
          {children}
        </div>
        <div className={styles.aside}>{summary}</div>
      </div>
    </div>
  )
}
