import { getStore } from '../../../store/lazyStore'
import { panelOpened } from '../../../store/sidePanelSlice'

/** Opens the side panel that says what a gift list needs. Rejects when the shop can't be fetched. */
export async function openGiftlists(): Promise<void> {
  const shop = await getStore()
  shop.dispatch(panelOpened({ mode: 'giftlistResult', data: { ok: false, id_giftlist: null } }))
}
