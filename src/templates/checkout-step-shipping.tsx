import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { lazySection } from '../layout/lazySection'

const ShippingStep = lazySection(() =>
  import(/* webpackChunkName: "shipping" */ '../features/checkout/shipping/ShippingStep').then(
    (chunk) => chunk.ShippingStep,
  ),
)

/** /nl/afrekenen/verzending, /en/checkout/shipping */
export default function CheckoutShippingTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.shipping} step="shipping" summary={<LazyCheckoutSummary />}>
      <ShippingStep placeholder={<StepPlaceholder />} />
    </CheckoutPage>
  )
}
