import { maxGiftlistItems } from '../../../contract/limits'
import { addToGiftlist, loadGiftlists, loadOwnGiftlist, sendNewGiftlist } from '../../../store/giftlist/giftlistApi'
import type { Giftlist } from '../../../contract/giftlist'
import { recordError, type RecordedError } from '../../../store/http/ApiError'
import type { AppThunk } from '../../../store/AppThunk'
import type { GiftlistAddition } from '../../../store/sidePanelSlice'
import { hasName } from '../owner/giftlistState'

/** An existing list, or the name of a new list. */
export type GiftlistTarget = { list: Giftlist } | { name: string }

export type AdditionOutcome =
  | { isOnList: true; list: Giftlist }
  /** With the reason `unknown`, the item may be on the list. */
  | { isOnList: false; list: Giftlist; reason: 'full' | 'other' | 'unknown' }
  /** The list could not be found or created. */
  | { isOnList: false; list: null; failure: RecordedError }

/** The lists are loaded first, so that a retry finds a list that was created although the response was lost. */
const findOrCreateGiftlist =
  (name: string): AppThunk<Promise<Giftlist>> =>
  async (_dispatch, getState, { client }) => {
    const { links } = getState().session
    const { giftlists } = (await loadGiftlists(client, links))._embedded
    const namesake = giftlists.find((list) => hasName(list, name))
    const emptyFields = { name_parents: '', welcome_message: '', gender: null, published: false }
    return namesake ?? sendNewGiftlist(client, links, { name: name.trim(), ...emptyFields })
  }

/**
 * SPEC §7 gives no reason for a refusal, so the list is loaded. The list may contain the item nevertheless, or be full.
 */
const settleAddition =
  (
    { id_product_attribute }: Pick<GiftlistAddition, 'id_product_attribute'>,
    list: Giftlist,
  ): AppThunk<Promise<AdditionOutcome>> =>
  async (_dispatch, _getState, { client }) => {
    try {
      const { items } = await loadOwnGiftlist(client, list)
      if (items.some((item) => item.id_product_attribute === id_product_attribute)) return { isOnList: true, list }
      return { isOnList: false, list, reason: items.length >= maxGiftlistItems ? 'full' : 'other' }
    } catch (error) {
      recordError(error)
      return { isOnList: false, list, reason: 'unknown' }
    }
  }

/**
 * `isOnList` is true only when the API confirmed, in the session that sent the request, that the list contains the item
 * (SPEC §7).
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
      const isSameSession = getState().session.token === token
      if (item && isSameSession) return { isOnList: true, list }
      return isSameSession ? await dispatch(settleAddition(addition, list)) : { isOnList: false, list, reason: 'other' }
    } catch (error) {
      return { isOnList: false, list: null, failure: recordError(error) }
    }
  }
