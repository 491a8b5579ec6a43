import * as v from 'valibot'
import { picture } from '../../contract/picture'
import { orNull } from '../../contract/readable'
import { id } from '../../contract/values'
import { pendingAdditionKey } from '../browser/formDrafts'
import { readStoredJson } from '../browser/readStoredJson'
import { writeStored } from '../browser/storage'
import type { AppThunk } from '../AppThunk'
import { type GiftlistAddition, panelOpened } from '../sidePanelSlice'

/**
 * The maximum age in ms of an addition that is resumed. A panel that opens automatically later would surprise the user.
 */
const maxAge = 60 * 60 * 1000

const pendingAddition = v.object({
  at: v.number(),
  addition: v.object({
    id_product: id,
    id_product_attribute: id,
    name: v.string(),
    variant: v.string(),
    picture: orNull(picture),
  }),
})

/**
 * Stores an addition for the visit until the user has logged in to an account. The `wish` is not stored, so its item
 * stays on the wishlist.
 */
export function savePendingAddition({ wish: _wish, ...addition }: GiftlistAddition): void {
  writeStored('visit', pendingAdditionKey, JSON.stringify({ at: Date.now(), addition }))
}

export const clearPendingAddition = (): void => writeStored('visit', pendingAdditionKey, null)

function readPendingAddition(): GiftlistAddition | null {
  const { success, output } = v.safeParse(pendingAddition, readStoredJson('visit', pendingAdditionKey))
  return success && Math.abs(Date.now() - output.at) < maxAge ? output.addition : null
}

/** Opens the side panel with the stored addition, unless another panel is open. */
export const resumeAddition = (): AppThunk<void> => (dispatch, getState) => {
  const addition = readPendingAddition()
  clearPendingAddition()
  if (addition && getState().sidePanel.content === null)
    dispatch(panelOpened({ mode: 'giftlistResult', data: addition }))
}
