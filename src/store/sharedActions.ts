import { createAction } from '@reduxjs/toolkit'
import type { Tokens } from './http/client'

/** The user has logged out in this tab. Every slice drops personal data (SPEC §4). */
export const loggedOut = createAction('session/loggedOut')

/** The user has logged out in another tab. The expiry of a session is not a logout. */
export const loggedOutElsewhere = createAction('tokens/loggedOutElsewhere')

/**
 * The user has logged in or out in another tab, or that tab has another cart. This tab adopts its tokens. `isOther`
 * means that the session of `before` is no longer current. `isSameSession` means that the user has neither logged in
 * nor out.
 */
export const tokensChangedElsewhere = createAction('tokens/changedElsewhere', (now: Tokens, before?: Tokens) => {
  const isSameSession = !before || now.session === before.session
  return { payload: { ...now, isOther: !isSameSession && before?.session !== null, isSameSession } }
})
