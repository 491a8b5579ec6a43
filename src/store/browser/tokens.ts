import type { Tokens } from '../http/client'
import { canStore, onStoredElsewhere, readStored, writeStored } from './storage'

/** The keys of the session token and the cart token in local storage (SPEC §9). */
const keys: Record<keyof Tokens, string> = { session: 'upnorth.session', cart: 'upnorth.cart' }

/** The maximum length in characters. Tokens are sent in a header, and servers limit its length. */
const maxTokenLength = 1024

const isUsable = (token: string) => /^[\x21-\x7e]+$/.test(token) && token.length <= maxTokenLength

function readToken(name: keyof Tokens): string | null {
  const value = readStored('local', keys[name])
  return value !== null && isUsable(value) ? value : null
}

/** Whether this browser can store tokens. If it cannot, a missing token does not mean a logout. */
export const canStoreTokens = (): boolean => canStore('local', maxTokenLength)

export const readTokens = (): Tokens => ({ session: readToken('session'), cart: readToken('cart') })

export function writeToken(name: keyof Tokens, token: string | null): void {
  const usableToken = token !== null && isUsable(token) ? token : null
  writeStored('local', keys[name], usableToken)
  // Full storage still contains the old value, and no token is better than the token of another cart.
  if (readToken(name) !== usableToken) writeStored('local', keys[name], null)
}

/** Calls the listener when another tab has changed a token. Returns an unsubscribe function. */
export function onTokensChangedElsewhere(listener: () => void): () => void {
  return onStoredElsewhere((key) => {
    if (key === null || key === keys.session || key === keys.cart) listener()
  })
}
