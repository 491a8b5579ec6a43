import { SummaryPlaceholder } from '../../features/checkout/frame/SummaryPlaceholder'
import { ShopPart } from './ShopPart'

/** "Je bestelling" beside each step. */
export function CheckoutSummaryPart() {
  return (
    <ShopPart
      load={() => import('../../features/checkout/frame/CheckoutSummary').then((chunk) => chunk.CheckoutSummary)}
      words={['checkout']}
      placeholder={<SummaryPlaceholder />}
    />
  )
}
