import { CheckoutPage, StepPlaceholder } from '../features/checkout/CheckoutPage'
import { useHeadings } from '../i18n/headings'
import { LazyCheckoutSummary } from './parts/LazyCheckoutSummary'
import { LazySection } from '../layout/LazySection'

/** /nl/afrekenen, /en/checkout */
export default function CheckoutIdentificationTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.identification} step="info" summary={<LazyCheckoutSummary />}>
      <LazySection
        load={() => import('../features/checkout/identity/Identification').then((chunk) => chunk.Identification)}
        words={['checkout', 'identity']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
