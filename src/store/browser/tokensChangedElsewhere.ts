import { createAction } from '@reduxjs/toolkit'
import type { Tokens } from '../http/client'

/**
 * Another tab has logged in or out, or has another cart: its tokens are those of this tab too. `isOther`: the session
 * of `before` is not the current one any more. `hasLoggedOut`: there is no session now, so personal data is cleared
 * (SPEC §4).
 */
export const tokensChangedElsewhere = createAction('tokens/changedElsewhere', (now: Tokens, before?: Tokens) => {
  const isOther = Boolean(before?.session) && now.session !== before?.session
  return { payload: { ...now, isOther, hasLoggedOut: isOther && now.session === null } }
})

/** The user has logged out in another tab; an expired session there is no logout. */
export const loggedOutElsewhere = createAction('tokens/loggedOutElsewhere')

export const areSameTokens = (one: Tokens, other: Tokens): boolean =>
  one.cart === other.cart && one.session === other.session
