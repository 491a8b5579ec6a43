import type { Giftlist } from '../../../contract/giftlist'
import type { GiftlistDraft } from './useAddToGiftlist'

/** Returns the list to which an item is added: the chosen one, or else the first; null means a new one. */
export function pickGiftlist(lists: readonly Giftlist[], chosen: GiftlistDraft['chosen']): Giftlist | null {
  if (chosen === 'new') return null
  return lists.find(({ id_giftlist }) => id_giftlist === chosen) ?? lists[0] ?? null
}
