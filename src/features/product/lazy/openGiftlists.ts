import { getStore } from '../../../store/lazyStore'
import { panelOpened } from '../../../store/sidePanelSlice'

/** Opens the side panel that explains the requirements of a gift list. Rejects when the store cannot be fetched. */
export async function openGiftlists(): Promise<void> {
  const store = await getStore()
  store.dispatch(panelOpened({ mode: 'giftlistResult', data: { ok: false, id_giftlist: null } }))
}
