import type { Middleware } from '@reduxjs/toolkit'
import type { Tokens } from '../api/client'
import { tokensChangedElsewhere } from './tokensChangedElsewhere'
import { writeToken } from './tokens'

interface TokenHolders {
  session: { token: string | null }
  cart: { token: string | null }
}

export const tokensOf = ({ session, cart }: TokenHolders): Tokens => ({ session: session.token, cart: cart.token })

/** Writes a changed token to local storage, right after the action that changed it (SPEC §4, §9). */
export const keepTokens: Middleware<object, TokenHolders> = (store) => (next) => (action) => {
  const before = tokensOf(store.getState())
  const result = next(action)
  // The other tab has written it already, and may have gone on since.
  if (tokensChangedElsewhere.match(action)) return result
  const now = tokensOf(store.getState())
  if (now.session !== before.session) writeToken('session', now.session)
  if (now.cart !== before.cart) writeToken('cart', now.cart)
  return result
}
