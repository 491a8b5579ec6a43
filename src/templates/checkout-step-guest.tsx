import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import type { PageContext } from '../pageTable/pageContext'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { lazySection } from '../layout/lazySection'

const InfoStep = lazySection(() =>
  import(/* webpackChunkName: "identity" */ '../features/checkout/identity/InfoStep').then((chunk) => chunk.InfoStep),
)

/** /nl/afrekenen/info, /en/checkout/info */
export default function CheckoutInfoTemplate({ pageContext }: { pageContext: PageContext }) {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.info} step="info" summary={<LazyCheckoutSummary />}>
      <InfoStep placeholder={<StepPlaceholder />} room={pageContext.room ?? null} />
    </CheckoutPage>
  )
}
