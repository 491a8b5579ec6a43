import { useShopSelector } from '../../../state/hooks'
import { OrderSummary } from './OrderSummary'
import { SummaryPlaceholder } from './SummaryPlaceholder'

/** "Je bestelling" with the shop behind it. */
export function CheckoutSummary() {
  const cart = useShopSelector((state) => state.cart.cart)
  const carriers = useShopSelector((state) => state.checkout.checkout?.carriers)
  return cart ? <OrderSummary cart={cart} carriers={carriers ?? []} /> : <SummaryPlaceholder />
}
