import type { UnknownAction } from '@reduxjs/toolkit'
import type { ShopClient } from '../../apiClient/client'
import type { Links } from '../../contract/links'
import type { SessionAnswer } from '../../contract/session'
import { endpoints } from '../app/endpoints'
import { catchUp } from '../catchUp'
import { loggedOutSince } from '../loggedOutSince'
import { recorded, type RecordedError } from '../recordedError'
import type { ShopThunk } from '../services'
import { endSession } from './endSession'
import { sessionReceived } from './sessionSlice'

interface Opening {
  /** `state.cart.logouts` when the shopper asked. */
  asked: number
  begun: () => UnknownAction
  failed: (error: RecordedError) => UnknownAction
  /** Resolves to the session; `links` are the root's. */
  send: (client: ShopClient, links: Links) => Promise<SessionAnswer>
}

/**
 * Makes the shopper somebody (SPEC §4): by logging in, with an account, as a guest. Gives the error back, null when it
 * went well. Who has logged out since they asked stays nobody: a session that comes too late is ended again.
 */
export const openSession =
  ({ asked, begun, failed, send }: Opening): ShopThunk<Promise<RecordedError | null>> =>
  async (dispatch, getState, { client, tellCustomerChanged }) => {
    const hasLeft = () => getState().cart.logouts !== asked
    if (hasLeft()) return recorded(loggedOutSince())
    dispatch(begun())
    let sentAs = getState().session.token
    try {
      if (await dispatch(catchUp())) dispatch(begun())
      sentAs = getState().session.token
      const answer = await send(client, await dispatch(endpoints()))
      if (hasLeft()) {
        void dispatch(endSession(answer.session.token, answer._links))
        return recorded(loggedOutSince())
      }
      dispatch(sessionReceived(answer))
      // Of another session the other tabs hear by its token.
      if (answer.session.token === sentAs) tellCustomerChanged()
      return null
    } catch (error) {
      const failure = recorded(error)
      // Whoever logged in meanwhile, in another tab, did not fail.
      if (!hasLeft() && getState().session.token === sentAs) dispatch(failed(failure))
      return failure
    }
  }
