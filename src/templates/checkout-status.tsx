import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { usePaymentMethod } from '../features/checkout/usePaymentMethod'
import { useHeadings } from '../i18n/headings'
import type { PageContext } from '../pageTable/pageContext'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { lazySection } from '../layout/lazySection'

const StatusStep = lazySection(() =>
  import(/* webpackChunkName: "payment" */ '../features/checkout/payment/StatusStep').then((chunk) => chunk.StatusStep),
)

/** /nl/afrekenen/status, /en/checkout/status: the page to which the payment service redirects the user. */
export default function CheckoutStatusTemplate({ pageContext }: { pageContext: PageContext }) {
  const headings = useHeadings()
  const [method] = usePaymentMethod()
  return (
    <CheckoutPage title={headings.status} step="status" summary={<LazyCheckoutSummary method={method} />}>
      <StatusStep placeholder={<StepPlaceholder />} room={pageContext.room ?? null} />
    </CheckoutPage>
  )
}
