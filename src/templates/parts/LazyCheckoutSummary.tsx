import { SummaryPlaceholder } from '../../features/checkout/CheckoutPage'
import { LazySection } from '../../layout/LazySection'

/** The summary of the order ("Je bestelling") beside each step. */
export function LazyCheckoutSummary() {
  return (
    <LazySection
      load={() => import('../../features/checkout/CheckoutSummary').then((chunk) => chunk.CheckoutSummary)}
      words={['checkout', 'giftlistLines']}
      placeholder={<SummaryPlaceholder />}
    />
  )
}
