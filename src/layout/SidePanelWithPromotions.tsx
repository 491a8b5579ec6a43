import { CartPromotions } from '../features/cart/discounts/CartPromotions'
import { SidePanelHost } from './sidePanel/SidePanelHost'

/** The side panel with what other features put into it. */
export function SidePanelWithPromotions() {
  return <SidePanelHost promotions={<CartPromotions short />} />
}
