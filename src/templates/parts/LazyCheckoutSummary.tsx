import type { PaymentMethod } from '../../contract/checkout'
import { SummaryPlaceholder } from '../../features/checkout/CheckoutPage'
import { lazySection } from '../../layout/lazySection'

const CheckoutSummary = lazySection(() =>
  import('../../features/checkout/CheckoutSummary').then((chunk) => chunk.CheckoutSummary),
)

/**
 * The summary includes the fee of the payment method, if the method has a fee. Only the payment and status pages know
 * the method.
 */
export function LazyCheckoutSummary({ method }: { method?: PaymentMethod | null }) {
  return <CheckoutSummary method={method ?? null} placeholder={<SummaryPlaceholder />} />
}
