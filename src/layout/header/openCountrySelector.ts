import { getStore } from '../../store/lazyStore'
import { panelOpened } from '../../store/sidePanelSlice'

/** Opens the side panel with the country selector. Rejects when the store cannot be loaded. */
export async function openCountrySelector(): Promise<void> {
  const store = await getStore()
  store.dispatch(panelOpened({ mode: 'countrySelector', data: null }))
}
