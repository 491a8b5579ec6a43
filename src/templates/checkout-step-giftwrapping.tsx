import { CheckoutPage } from '../features/checkout/frame/CheckoutPage'
import { StepPlaceholder } from '../features/checkout/frame/StepPlaceholder'
import { useHeadings } from '../i18n/headings'
import { CheckoutSummaryPart } from './parts/CheckoutSummaryPart'
import { ShopPart } from './parts/ShopPart'

/** /nl/afrekenen/cadeautje, /en/checkout/giftwrapping */
export default function CheckoutGiftTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.giftwrapping} step="giftwrapping" summary={<CheckoutSummaryPart />}>
      <ShopPart
        load={() => import('../features/checkout/giftwrapping/GiftStep').then((chunk) => chunk.GiftStep)}
        words={['checkout']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
