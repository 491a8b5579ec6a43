import { getStore } from '../../../store/lazyStore'
import { panelOpened } from '../../../store/sidePanelSlice'

/** Opens the side panel that explains what a gift list needs. Rejects when the store can't be fetched. */
export async function openGiftlists(): Promise<void> {
  const store = await getStore()
  store.dispatch(panelOpened({ mode: 'giftlistResult', data: { ok: false, id_giftlist: null } }))
}
