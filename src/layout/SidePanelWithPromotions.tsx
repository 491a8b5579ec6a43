import { CartPromotions } from '../features/cart/discounts/CartPromotions'
import { SidePanelHost } from './sidePanel/SidePanelHost'

/** The side panel with the cart's promotions, which another feature renders. */
export function SidePanelWithPromotions() {
  return <SidePanelHost promotions={<CartPromotions short />} />
}
