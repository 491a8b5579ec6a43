import { createAction } from '@reduxjs/toolkit'
import type { Tokens } from '../http/client'

/**
 * Another tab logged in or out, or has another cart: local storage's tokens hold for this tab too. `hasLoggedOut` says that
 * `before` there was a session, and now there is none: what was somebody's goes with them (SPEC §4). `isOther`: nor is it
 * the one of `before`.
 */
export const tokensChangedElsewhere = createAction('tokens/changedElsewhere', (now: Tokens, before?: Tokens) => {
  const isOther = Boolean(before?.session) && now.session !== before?.session
  return { payload: { ...now, isOther, hasLoggedOut: isOther && now.session === null } }
})

/** The shopper has logged out in another tab, and not merely lost a session there. */
export const loggedOutElsewhere = createAction('tokens/loggedOutElsewhere')

export const areSameTokens = (one: Tokens, other: Tokens): boolean =>
  one.cart === other.cart && one.session === other.session
