import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import type { PageContext } from '../pageTable/pageContext'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { lazySection } from '../layout/lazySection'

const ShippingStep = lazySection(() =>
  import(/* webpackChunkName: "shipping" */ '../features/checkout/shipping/ShippingStep').then(
    (chunk) => chunk.ShippingStep,
  ),
)

/** /nl/afrekenen/verzending, /en/checkout/shipping */
export default function CheckoutShippingTemplate({ pageContext }: { pageContext: PageContext }) {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.shipping} step="shipping" summary={<LazyCheckoutSummary />}>
      <ShippingStep placeholder={<StepPlaceholder />} room={pageContext.room ?? null} />
    </CheckoutPage>
  )
}
