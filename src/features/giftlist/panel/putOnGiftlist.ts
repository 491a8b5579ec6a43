import { addToGiftlist, sendNewGiftlist, loadGiftlists } from '../../../store/giftlist/giftlistApi'
import type { Giftlist } from '../../../contract/giftlist'
import { recordError, type RecordedError } from '../../../store/http/recordedError'
import type { AppThunk } from '../../../store/services'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'

/** The list to which an item is added: an existing one, or a new one with the given name. */
export type GiftlistTarget = { list: Giftlist } | { name: string }

export type AdditionOutcome =
  | { put: boolean; list: Giftlist }
  /** The list could not be found or created. */
  | { put: false; list: null; failed: RecordedError }

const normalizeName = (name: string) => name.trim().toLowerCase()

/**
 * Finds the customer's list with a name, or creates a private one. The search comes first so that a retry finds a list
 * that was created although its response was lost.
 */
const findOrCreateGiftlist =
  (name: string): AppThunk<Promise<Giftlist>> =>
  async (_dispatch, getState, { client }) => {
    const { links } = getState().session
    const known = await loadGiftlists(client, links)
    const same = known._embedded.giftlists.find((list) => normalizeName(list.name) === normalizeName(name))
    const nothingElse = { name_parents: '', welcome_message: '', gender: null, published: false }
    return same ?? sendNewGiftlist(client, links, { name: name.trim(), ...nothingElse })
  }

/**
 * Puts one item on a gift list (SPEC §7). `put` is true only when the API confirmed it in the session that sent the
 * request.
 */
export const putOnGiftlist =
  (
    addition: Pick<GiftlistAddition, 'id_product' | 'id_product_attribute'>,
    target: GiftlistTarget,
  ): AppThunk<Promise<AdditionOutcome>> =>
  async (dispatch, getState, { client }) => {
    const { token } = getState().session
    try {
      const list = 'list' in target ? target.list : await dispatch(findOrCreateGiftlist(target.name))
      const item = await addToGiftlist(client, list.id_giftlist, addition)
      return { put: item !== false && getState().session.token === token, list }
    } catch (error) {
      return { put: false, list: null, failed: recordError(error) }
    }
  }
