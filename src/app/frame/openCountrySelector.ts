import { openShop } from '../../state/door'
import { panelOpened } from '../../state/sidePanel/sidePanelSlice'

/** Opens the side panel where the shopper says which country it goes to. Rejects when the shop can't be fetched. */
export async function openCountrySelector(): Promise<void> {
  const shop = await openShop()
  shop.dispatch(panelOpened({ mode: 'countrySelector', data: null }))
}
