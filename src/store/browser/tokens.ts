import type { Tokens } from '../http/client'
import { canStore, onStoredElsewhere, readStored, writeStored } from './storage'

/** SPEC §9: local storage keeps the session token and the cart token. */
const keys: Record<keyof Tokens, string> = { session: 'upnorth.session', cart: 'upnorth.cart' }

// A token travels in a header: printable ASCII, and no longer than a server would take.
const usable = /^[\x21-\x7e]{1,1024}$/

function readToken(name: keyof Tokens): string | null {
  const value = readStored('local', keys[name])
  return value !== null && usable.test(value) ? value : null
}

/** Whether tokens are kept in this browser: forbidden or full storage lacks them, whoever is logged in. */
export const tokensAreKept = (): boolean => canStore('local', 1024)

export const readTokens = (): Tokens => ({ session: readToken('session'), cart: readToken('cart') })

export function writeToken(name: keyof Tokens, token: string | null): void {
  const kept = token !== null && usable.test(token) ? token : null
  writeStored('local', keys[name], kept)
  // Storage that is full keeps what it had: better none than the token of another cart.
  if (readToken(name) !== kept) writeStored('local', keys[name], null)
}

/** Calls the listener when another tab changed a token. Returns how to leave. */
export function onTokensChangedElsewhere(listener: () => void): () => void {
  return onStoredElsewhere((key) => {
    if (key === null || key === keys.session || key === keys.cart) listener()
  })
}
