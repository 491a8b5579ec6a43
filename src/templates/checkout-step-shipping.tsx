import { CheckoutPage } from '../features/checkout/frame/CheckoutPage'
import { StepPlaceholder } from '../features/checkout/frame/StepPlaceholder'
import { useHeadings } from '../i18n/headings'
import { CheckoutSummaryPart } from './parts/CheckoutSummaryPart'
import { ShopPart } from './parts/ShopPart'

/** /nl/afrekenen/verzending, /en/checkout/shipping */
export default function CheckoutShippingTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.shipping} step="shipping" summary={<CheckoutSummaryPart />}>
      <ShopPart
        load={() => import('../features/checkout/shipping/ShippingStep').then((chunk) => chunk.ShippingStep)}
        words={['checkout']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
