import { SummaryPlaceholder } from '../../features/checkout/CheckoutPage'
import { lazySection } from '../../layout/lazySection'

const CheckoutSummary = lazySection(() =>
  import('../../features/checkout/CheckoutSummary').then((chunk) => chunk.CheckoutSummary),
)

export function LazyCheckoutSummary() {
  return <CheckoutSummary placeholder={<SummaryPlaceholder />} />
}
