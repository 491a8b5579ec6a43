import { openShop } from '../../../../state/door'
import { panelOpened } from '../../../../state/sidePanel/sidePanelSlice'

/** Opens the side panel that says what a gift list needs. Rejects when the shop can't be fetched. */
export async function openGiftlists(): Promise<void> {
  const shop = await openShop()
  shop.dispatch(panelOpened({ mode: 'giftlistResult', data: { ok: false, id_giftlist: null } }))
}
