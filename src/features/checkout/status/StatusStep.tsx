import { VisuallyHidden } from '../../../design/VisuallyHidden'
import { useWords } from '../../../i18n/useWords'
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
  return <PaymentOutcome view={view} onLookAgain={lookAgain} />
}
