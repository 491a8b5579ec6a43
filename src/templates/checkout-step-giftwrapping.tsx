import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import type { PageContext } from '../pageTable/pageContext'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { lazySection } from '../layout/lazySection'

const GiftStep = lazySection(() =>
  import(/* webpackChunkName: "shipping" */ '../features/checkout/GiftStep').then((chunk) => chunk.GiftStep),
)

/** /nl/afrekenen/cadeautje, /en/checkout/giftwrapping */
export default function CheckoutGiftTemplate({ pageContext }: { pageContext: PageContext }) {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.giftwrapping} step="giftwrapping" summary={<LazyCheckoutSummary />}>
      <GiftStep placeholder={<StepPlaceholder />} room={pageContext.room ?? null} />
    </CheckoutPage>
  )
}
