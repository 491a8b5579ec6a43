import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import type { PageContext } from '../pageTable/pageContext'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { lazySection } from '../layout/lazySection'

const Identification = lazySection(() =>
  import(/* webpackChunkName: "identity" */ '../features/checkout/identity/Identification').then(
    (chunk) => chunk.Identification,
  ),
)

/** /nl/afrekenen, /en/checkout */
export default function CheckoutIdentificationTemplate({ pageContext }: { pageContext: PageContext }) {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.identification} step="info" summary={<LazyCheckoutSummary />}>
      <Identification placeholder={<StepPlaceholder />} room={pageContext.room ?? null} />
    </CheckoutPage>
  )
}
