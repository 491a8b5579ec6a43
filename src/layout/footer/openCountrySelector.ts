import { getStore } from '../../store/lazyStore'
import { panelOpened } from '../../store/sidePanelSlice'

/** Opens the side panel where the shopper says which country it goes to. Rejects when the shop can't be fetched. */
export async function openCountrySelector(): Promise<void> {
  const shop = await getStore()
  shop.dispatch(panelOpened({ mode: 'countrySelector', data: null }))
}
