import type { Giftlist } from '../../../contract/giftlist'
import type { Draft } from './useGiving'

/** The list that a piece goes to: the one that was chosen, else the first; null for a new one. */
export function chosenList(lists: readonly Giftlist[], chosen: Draft['chosen']): Giftlist | null {
  if (chosen === 'new') return null
  return lists.find(({ id_giftlist }) => id_giftlist === chosen) ?? lists[0] ?? null
}
