import { Icon } from '../../../design/Icon'
import { PageLink } from '../../../design/PageLink'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useHeadings } from '../../../i18n/headings'
import { useLanguage } from '../../../i18n/LanguageContext'
import { pathOf } from '../../../pageTable/paths'
import * as styles from './CheckoutStepper.module.css'
import { shownSteps, stepPage, type ShownStep } from './checkoutSteps'

/** The measure line of the checkout: what is done (and can be gone back to), where we are, what is to come. */
export function CheckoutStepper({ current }: { current: ShownStep }) {
  const { steps } = useHeadings()
  const language = useLanguage()
  const reached = shownSteps.indexOf(current)
  return (
    <nav aria-label={steps.label}>
      <ol className={styles.stepper}>
        {shownSteps.map((step, index) => (
          <li
            key={step}
            className={`${styles.step} ${index < reached ? styles.done : ''} ${index === reached ? styles.current : ''}`}
            aria-current={index === reached ? 'step' : undefined}
          >
            {index < reached ? (
              <PageLink className={styles.name} to={pathOf(stepPage[step], language)}>
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
