import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { LazySection } from '../layout/LazySection'

/** /nl/afrekenen/verzending, /en/checkout/shipping */
export default function CheckoutShippingTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.shipping} step="shipping" summary={<LazyCheckoutSummary />}>
      <LazySection
        load={() => import('../features/checkout/shipping/ShippingStep').then((chunk) => chunk.ShippingStep)}
        words={['checkout', 'giftlistLines']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
