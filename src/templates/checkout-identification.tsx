import { CheckoutPage } from '../features/checkout/frame/CheckoutPage'
import { StepPlaceholder } from '../features/checkout/frame/StepPlaceholder'
import { useHeadings } from '../i18n/headings'
import { CheckoutSummaryPart } from './parts/CheckoutSummaryPart'
import { ShopPart } from './parts/ShopPart'

/** /nl/afrekenen, /en/checkout */
export default function CheckoutIdentificationTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.identification} step="info" summary={<CheckoutSummaryPart />}>
      <ShopPart
        load={() => import('../features/checkout/identification/Identification').then((chunk) => chunk.Identification)}
        words={['checkout', 'identity']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
