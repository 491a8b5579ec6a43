import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { LazySection } from '../layout/LazySection'

/** /nl/afrekenen/status, /en/checkout/status: the page to which the payment service redirects the user. */
export default function CheckoutStatusTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.status} step="payment" summary={<LazyCheckoutSummary />}>
      <LazySection
        load={() => import('../features/checkout/payment/StatusStep').then((chunk) => chunk.StatusStep)}
        words={['checkout']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
