import { getStore } from '../../../store/lazyStore'
import { type GiftlistAddition, panelOpened } from '../../../store/sidePanelSlice'

/** Opens the side panel that adds a variant to a gift list. Rejects when the store cannot be fetched. */
export async function openGiftlists(addition: GiftlistAddition): Promise<void> {
  const store = await getStore()
  store.dispatch(panelOpened({ mode: 'giftlistResult', data: addition }))
}
