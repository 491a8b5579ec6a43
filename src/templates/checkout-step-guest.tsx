import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { LazySection } from '../layout/LazySection'

/** /nl/afrekenen/info, /en/checkout/info */
export default function CheckoutInfoTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.info} step="info" summary={<LazyCheckoutSummary />}>
      <LazySection
        load={() => import('../features/checkout/identity/InfoStep').then((chunk) => chunk.InfoStep)}
        words={['checkout', 'identity', 'giftlistLines']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
