import { addToGiftlist, createGiftlist, loadGiftlists } from '../../store/giftlist/giftlistApi'
import type { Giftlist } from '../../contract/giftlist'
import { recordError, type RecordedError } from '../../store/http/recordedError'
import type { AppThunk } from '../../store/services'
import type { Wish } from '../../store/wishlist/deviceWishes'

/** Where an item is to go: onto a list that there is, or onto a new one of that name. */
export type GiftlistTarget = { list: Giftlist } | { name: string }

export type MoveOutcome =
  | { put: boolean; list: Giftlist }
  /** There is no list to put it on. */
  | { put: false; list: null; failed: RecordedError }

const plain = (name: string) => name.trim().toLowerCase()

/**
 * The customer's list of that name, a new one when there is none: private, and with nothing else said of it. Looking first
 * makes that a list whose answer got lost is found again by the next try.
 */
const findOrCreateGiftlist =
  (name: string): AppThunk<Promise<Giftlist>> =>
  async (_dispatch, getState, { client }) => {
    const known = await loadGiftlists(client, getState().session.links)
    const same = known._embedded.giftlists.find((list) => plain(list.name) === plain(name))
    const nothingElse = { name_parents: '', welcome_message: '', gender: null, published: false }
    return same ?? createGiftlist(client, known, { name: name.trim(), ...nothingElse })
  }

/** Puts one item on a gift list (SPEC §7). `put` only when the shop said so, and to who asked for it. */
export const putOnGiftlist =
  (wish: Wish, goal: GiftlistTarget): AppThunk<Promise<MoveOutcome>> =>
  async (dispatch, getState, { client }) => {
    const { token } = getState().session
    try {
      const list = 'list' in goal ? goal.list : await dispatch(findOrCreateGiftlist(goal.name))
      const item = await addToGiftlist(client, list.id_giftlist, wish)
      return { put: item !== false && getState().session.token === token, list }
    } catch (error) {
      return { put: false, list: null, failed: recordError(error) }
    }
  }
