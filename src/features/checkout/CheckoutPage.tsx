import type { ReactNode } from 'react'
import { Icon } from '../../ui/figure/Icon'
import { PageLink } from '../../ui/button/PageLink'
import { NewsTitle } from '../../ui/page/NewsTitle'
import { VisuallyHidden } from '../../ui/page/VisuallyHidden'
import { NoScriptNote } from '../../forms/NoScriptNote'
import { useHeadings } from '../../i18n/headings'
import { useLanguage } from '../../i18n/LanguageContext'
import { buildPath } from '../../pageTable/paths'
import { selectCart } from '../../store/cart/cartSlice'
import { useAppSelector } from '../../store/hooks'
import { type CheckoutStep, checkoutSteps, isPageSkipped, placePages } from './checkoutRouting'
import * as text from '../../ui/text.module.css'
import * as styles from './CheckoutPage.module.css'

interface CheckoutPageProps {
  title: string
  step: CheckoutStep
  summary?: ReactNode
  children: ReactNode
}

export function CheckoutPage({ title, step, summary, children }: CheckoutPageProps) {
  return (
    <div className={`${styles.page} ${step === 'status' ? styles.status : ''}`}>
      <CheckoutStepper currentStep={step === 'status' ? 'payment' : step} />
      <div className={styles.columns}>
        <div className={styles.main}>
          <NewsTitle title={title} className={`${styles.title} ${text.xxl}`}>
            <NoScriptNote />
            {children}
          </NewsTitle>
        </div>
        <div className={styles.aside}>{summary}</div>
      </div>
    </div>
  )
}

function CheckoutStepper({ currentStep }: { currentStep: FormStep }) {
  const { steps } = useHeadings()
  const language = useLanguage()
  const cart = useAppSelector(selectCart)
  const shownSteps = formSteps.filter((step) => !isPageSkipped(placePages[step], cart))
  const currentIndex = shownSteps.indexOf(currentStep)
  return (
    <nav aria-label={steps.label}>
      <ol className={`${styles.stepper} ${text.xxs}`}>
        {shownSteps.map((step, index) => (
          <li
            key={step}
            className={`${styles.step} ${index < currentIndex ? styles.done : ''} ${index === currentIndex ? styles.current : ''}`}
            aria-current={index === currentIndex ? 'step' : undefined}
          >
            {index < currentIndex ? (
              <PageLink className={styles.name} to={buildPath(placePages[step], language)}>
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

/** The step `status` has no form. */
type FormStep = Exclude<CheckoutStep, 'status'>
const formSteps = checkoutSteps.filter((step): step is FormStep => step !== 'status')

export function StepPlaceholder() {
  return (
    <div className={styles.placeholder} aria-hidden="true">
      <div className={styles.block} />
      <div className={styles.block} />
      <div className={styles.block} />
    </div>
  )
}

export function SummaryPlaceholder() {
  return <div className={styles.summaryBlock} aria-hidden="true" />
}
