import type { Middleware } from '@reduxjs/toolkit'
import type { Tokens } from '../apiClient/client'
import { loggedOut } from './session/sessionSlice'
import { tokensChangedElsewhere } from './tokensChangedElsewhere'
import { readTokens, writeToken } from './tokens'

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
  const leaves = loggedOut.match(action)
  for (const name of ['session', 'cart'] as const) {
    if (now[name] === before[name] && !leaves) continue
    // What another tab wrote since is not ours to take away: only who logs out means that too.
    const stored = readTokens()[name]
    const newer = now[name] === null && stored !== null && stored !== before[name]
    if (!newer || leaves) writeToken(name, now[name])
  }
  return result
}
