import { CheckoutPage } from '../features/checkout/frame/CheckoutPage'
import { StepPlaceholder } from '../features/checkout/frame/StepPlaceholder'
import { useHeadings } from '../i18n/headings'
import { CheckoutSummaryPart } from './parts/CheckoutSummaryPart'
import { ShopPart } from './parts/ShopPart'

/** /nl/afrekenen/info, /en/checkout/info */
export default function CheckoutInfoTemplate() {
  const headings = useHeadings()
  return (
    <CheckoutPage title={headings.info} step="info" summary={<CheckoutSummaryPart />}>
      <ShopPart
        load={() => import('../features/checkout/info/InfoStep').then((chunk) => chunk.InfoStep)}
        words={['checkout', 'identity']}
        placeholder={<StepPlaceholder />}
      />
    </CheckoutPage>
  )
}
