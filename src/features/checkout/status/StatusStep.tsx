import { Button } from '../../../design/Button'
import { Note } from '../../../design/Note'
import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
import * as styles from '../frame/StepForm.module.css'
import { StepPlaceholder } from '../frame/StepPlaceholder'
import { PaymentOutcome } from './PaymentOutcome'
import { usePaymentStatus } from './usePaymentStatus'

/** Where the payment service sends the shopper back to. */
export function StatusStep() {
  const words = useWords('checkout')
  const { view, lookAgain } = usePaymentStatus()
  if (view.status === 'loading') {
    return (
      <>
        <VisuallyHidden as="p">{words.loading}</VisuallyHidden>
        <StepPlaceholder />
      </>
    )
  }
  if (view.status === 'unreachable') {
    return (
      <div className={styles.form}>
        <Note look="bad" role="alert">
          {words.status.notKnown}
        </Note>
        <div>
          <Button onClick={lookAgain}>{words.status.lookAgain}</Button>
        </div>
      </div>
    )
  }
  return <PaymentOutcome outcome={view.status} waiting={view.waiting} onLookAgain={lookAgain} />
}
