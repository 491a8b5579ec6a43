import { CartOffers } from '../../features/offers/CartOffers'
import { SidePanelHost } from '../../features/sidePanel/SidePanelHost'

/** The side panel with what other features put into it. */
export function WholeSidePanel() {
  return <SidePanelHost offers={<CartOffers short />} />
}
