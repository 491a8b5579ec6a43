import type { PaymentMethod } from '../../contract/checkout'
import { SummaryPlaceholder } from '../../features/checkout/CheckoutPage'
import { lazySection } from '../../layout/lazySection'

const CheckoutSummary = lazySection(() =>
  import('../../features/checkout/CheckoutSummary').then((chunk) => chunk.CheckoutSummary),
)

/** Only the payment and status pages know the method, whose fee the summary includes. */
export function LazyCheckoutSummary({ method }: { method?: PaymentMethod | null }) {
  return <CheckoutSummary method={method ?? null} placeholder={<SummaryPlaceholder />} />
}
