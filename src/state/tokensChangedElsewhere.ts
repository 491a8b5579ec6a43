import { createAction } from '@reduxjs/toolkit'
import type { Tokens } from '../api/client'

/** Another tab logged in or out, or has another cart: local storage's tokens hold for this tab too. */
export const tokensChangedElsewhere = createAction<Tokens>('tokens/changedElsewhere')

export const sameTokens = (one: Tokens, other: Tokens): boolean =>
  one.cart === other.cart && one.session === other.session
