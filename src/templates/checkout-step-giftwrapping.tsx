import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { LazySection } from '../layout/LazySection'

/** /nl/afrekenen/cadeautje, /en/checkout/giftwrapping */
export default function CheckoutGiftTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.giftwrapping} step="giftwrapping" summary={<LazyCheckoutSummary />}>
      <LazySection
        load={() => import('../features/checkout/GiftStep').then((chunk) => chunk.GiftStep)}
        words={['checkout']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
