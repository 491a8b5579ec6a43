import { StepLoading } from '../frame/StepLoading'
import { PaymentOutcome } from './PaymentOutcome'
import { usePaymentStatus } from './usePaymentStatus'

/** Where the payment service sends the shopper back to. */
export function StatusStep() {
  const { view, lookAgain } = usePaymentStatus()
  return view.status === 'loading' ? <StepLoading /> : <PaymentOutcome view={view} onLookAgain={lookAgain} />
}
