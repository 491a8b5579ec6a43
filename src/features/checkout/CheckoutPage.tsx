import type { ReactNode } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { PageLink } from '../../ui/button/PageLink'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { useHeadings } from '../../i18n/headings'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildPath } from '../../pageTable/paths'
import { type CheckoutStep, checkoutSteps } from '../../store/checkout/nextCheckoutStep'
import * as styles from './CheckoutPage.module.css'

interface CheckoutPageProps {
  title: string
  step: FormStep
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

/** The measure line of the checkout: what is done (and can be gone back to), where we are, what is to come. */
function CheckoutStepper({ current }: { current: FormStep }) {
  const { steps } = useHeadings()
  const language = useLanguage()
  const reached = formSteps.indexOf(current)
  return (
    <nav aria-label={steps.label}>
      <ol className={styles.stepper}>
        {formSteps.map((step, index) => (
          <li
            key={step}
            className={`${styles.step} ${index < reached ? styles.done : ''} ${index === reached ? styles.current : ''}`}
            aria-current={index === reached ? 'step' : undefined}
          >
            {index < reached ? (
              <PageLink className={styles.name} to={buildPath(stepPages[step], language)}>
                <Icon name="check" />
                {steps[step]}
                <VisuallyHidden>, {steps.done}</VisuallyHidden>
              </PageLink>
            ) : (
              <span className={styles.name}>{steps[step]}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** The steps that the measure line shows: those with something to fill in. */
type FormStep = Exclude<CheckoutStep, 'status'>
const formSteps = checkoutSteps.filter((step): step is FormStep => step !== 'status')

/** The page of each. */
const stepPages = {
  info: 'checkout-step-guest',
  shipping: 'checkout-step-shipping',
  giftwrapping: 'checkout-step-giftwrapping',
  payment: 'checkout-step-payment',
} as const satisfies Record<FormStep, string>

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

/** The shape of "Je bestelling" while the shop starts. */
export function SummaryPlaceholder() {
  return <div className={styles.summaryBlock} aria-hidden="true" />
}
