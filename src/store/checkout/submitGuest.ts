import type { CreateGuest } from '../../contract/requests'
import { syncTokensFromStorage } from '../browser/syncTokensFromStorage'
import type { RecordedError } from '../http/recordedError'
import type { AppThunk } from '../services'
import { loadCheckout } from './loadCheckout'
import { createGuest as sendGuest } from '../session/sessionApi'
import { openSession } from '../session/sessionThunks'
import { profileCreationBegun, profileCreationFailed } from '../session/sessionSlice'
import { selectLogouts } from '../session/sessionSelectors'

/** What the guest step asks for; the page's language is added. */
export type GuestChoice = Omit<CreateGuest, 'account'> & { account: Omit<CreateGuest['account'], 'id_lang'> }

/**
 * The guest step: makes the shopper a guest, then asks what is still to be said. Gives the
 * error back, null as soon as the guest is there.
 */
export const submitGuest =
  (guest: GuestChoice): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { languageId, enqueue }) => {
    const logouts = selectLogouts(getState())
    const payload = { ...guest, account: { ...guest.account, id_lang: languageId } }
    const error = await enqueue(async () => {
      await dispatch(syncTokensFromStorage())
      return dispatch(createGuest(payload, logouts))
    })
    if (!error) await dispatch(loadCheckout())
    return error
  }

/**
 * Makes the shopper a guest customer (SPEC §3, §6), whose addresses the cart goes to. Gives the error back, null when it
 * went well.
 * @param asked `selectLogouts` when the shopper asked, for who waited for their turn since
 */
export const createGuest =
  (payload: CreateGuest, asked?: number): AppThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { notifyCartChanged }) => {
    const send = openSession({
      asked: asked ?? selectLogouts(getState()),
      begun: profileCreationBegun,
      failed: profileCreationFailed,
      send: (client, links) => sendGuest(client, links, payload),
    })
    const error = await dispatch(send)
    if (!error) notifyCartChanged()
    return error
  }
