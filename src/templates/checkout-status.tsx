import { CheckoutPage } from '../features/checkout/frame/CheckoutPage'
import { StepPlaceholder } from '../features/checkout/frame/StepPlaceholder'
import { useHeadings } from '../i18n/headings'
import { ShopPart } from './parts/ShopPart'

/** /nl/afrekenen/status, /en/checkout/status: where the payment service sends the shopper back to */
export default function CheckoutStatusTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.status} step="payment">
      <ShopPart
        load={() => import('../features/checkout/status/StatusStep').then((chunk) => chunk.StatusStep)}
        words={['checkout']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
