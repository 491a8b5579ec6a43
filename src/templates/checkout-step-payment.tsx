import { CheckoutPage } from '../features/checkout/frame/CheckoutPage'
import { StepPlaceholder } from '../features/checkout/frame/StepPlaceholder'
import { useHeadings } from '../i18n/headings'
import { CheckoutSummaryPart } from './parts/CheckoutSummaryPart'
import { ShopPart } from './parts/ShopPart'

/** /nl/afrekenen/betaling, /en/checkout/payment */
export default function CheckoutPaymentTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.payment} step="payment" summary={<CheckoutSummaryPart />}>
      <ShopPart
        load={() => import('../features/checkout/payment/PaymentStep').then((chunk) => chunk.PaymentStep)}
        words={['checkout']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
