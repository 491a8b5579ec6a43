import { addToGiftlist, createGiftlist, loadGiftlists } from '../../../apiClient/giftlist'
import type { Giftlist } from '../../../contract/giftlist'
import { recorded, type RecordedError } from '../../../state/recordedError'
import type { ShopThunk } from '../../../state/services'
import type { Wish } from '../../../state/wishlist/deviceWishes'

/** Where a piece is to go: onto a list that there is, or onto a new one of that name. */
export type Goal = { list: Giftlist } | { name: string }

export type Outcome =
  | { put: boolean; list: Giftlist }
  /** There is no list to put it on. */
  | { put: false; list: null; failed: RecordedError }

const plain = (name: string) => name.trim().toLowerCase()

/**
 * The customer's list of that name, a new one when there is none: private, and with nothing else said of it. Looking first
 * makes that a list whose answer got lost is found again by the next try.
 */
const listNamed =
  (name: string): ShopThunk<Promise<Giftlist>> =>
  async (_dispatch, getState, { client }) => {
    const known = await loadGiftlists(client, getState().session.links)
    const same = known._embedded.giftlists.find((list) => plain(list.name) === plain(name))
    const nothingElse = { name_parents: '', welcome_message: '', gender: null, published: false }
    return same ?? createGiftlist(client, known, { name: name.trim(), ...nothingElse })
  }

/** Puts one piece on a gift list (SPEC §7). `put` only when the shop said so, and to who asked for it. */
export const putOnGiftlist =
  (wish: Wish, goal: Goal): ShopThunk<Promise<Outcome>> =>
  async (dispatch, getState, { client }) => {
    const { token } = getState().session
    try {
      const list = 'list' in goal ? goal.list : await dispatch(listNamed(goal.name))
      const item = await addToGiftlist(client, list.id_giftlist, wish)
      return { put: item !== false && getState().session.token === token, list }
    } catch (error) {
      return { put: false, list: null, failed: recorded(error) }
    }
  }
