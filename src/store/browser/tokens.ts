import type { Tokens } from '../http/client'
import { canStore, onStoredElsewhere, readStored, writeStored } from './storage'

/** SPEC §9: local storage keeps the session token and the cart token. */
const keys: Record<keyof Tokens, string> = { session: 'upnorth.session', cart: 'upnorth.cart' }

/** In characters: a token travels in a header, and servers limit the length of those. */
const maxTokenLength = 1024

const isUsable = (token: string) => /^[\x21-\x7e]+$/.test(token) && token.length <= maxTokenLength

function readToken(name: keyof Tokens): string | null {
  const value = readStored('local', keys[name])
  return value !== null && isUsable(value) ? value : null
}

/** Whether tokens are kept in this browser: forbidden or full storage lacks them, whoever is logged in. */
export const tokensAreKept = (): boolean => canStore('local', maxTokenLength)

export const readTokens = (): Tokens => ({ session: readToken('session'), cart: readToken('cart') })

export function writeToken(name: keyof Tokens, token: string | null): void {
  const kept = token !== null && isUsable(token) ? token : null
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
