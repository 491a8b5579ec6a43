import type { Tokens } from '../http/client'
import { readStored, type StorageKind, tokenKeys, watchStoredValues, writeStored } from './storage'

/** The key of the time in ms at which a guest's session was stored. A registered customer has no such time. */
const guestSinceKey = 'upnorth.guest'

/**
 * The time in ms after which a guest's session ends. The device may be shared, and a guest has no account page on which
 * the next user would notice the open session.
 */
export const guestLifetime = 24 * 60 * 60_000

/** The maximum length of a token in characters. Tokens are sent in headers, whose length servers limit. */
const maxTokenLength = 1024

export const isUsable = (token: string): boolean => /^[\x21-\x7e]+$/.test(token) && token.length <= maxTokenLength

function readToken(name: keyof Tokens, kind: StorageKind = 'local'): string | null {
  const token = readStored(kind, tokenKeys[name])
  return token !== null && isUsable(token) ? token : null
}

/** If this browser cannot store tokens, a missing token does not mean a logout. */
export function canStoreTokens(): boolean {
  const key = 'upnorth.probe'
  const longestToken = 'x'.repeat(maxTokenLength)
  writeStored('local', key, longestToken)
  const isStored = readStored('local', key) === longestToken
  writeStored('local', key, null)
  return isStored
}

/** A guest's session is removed after `guestLifetime`, or if the stored time is impossible. */
export function readTokens(): Tokens {
  for (const kind of ['local', 'visit'] as const) {
    const guestSince = readStored(kind, guestSinceKey)
    if (guestSince !== null && !(Math.abs(Date.now() - Number(guestSince)) < guestLifetime)) removeSession(kind)
  }
  const readFromEitherStorage = (name: keyof Tokens) => readToken(name) ?? readToken(name, 'visit')
  return { session: readFromEitherStorage('session'), cart: readFromEitherStorage('cart') }
}

function removeSession(kind: StorageKind): void {
  writeStored(kind, tokenKeys.session, null)
  writeStored(kind, guestSinceKey, null)
}

/**
 * Removes the guest's session from the storage of the visit, and its time from local storage. A token in local storage
 * is no longer the guest's and stays.
 */
function removeGuest(): void {
  removeSession('visit')
  writeStored('local', guestSinceKey, null)
}

export function writeToken(name: keyof Tokens, token: string | null): void {
  const usableToken = token !== null && isUsable(token) ? token : null
  writeStored('local', tokenKeys[name], usableToken)
  if (name === 'session') removeGuest()
  const isStored = readToken(name) === usableToken
  // Full storage still contains the old value, and no token is better than an outdated token.
  if (!isStored) writeStored('local', tokenKeys[name], null)
  // The storage of the visit may have room. A token there survives a visit to the payment provider's page.
  writeStored('visit', tokenKeys[name], isStored ? null : usableToken)
}

/** Watches changes of the tokens by other tabs. Returns an unsubscribe function. */
export function watchStoredTokens(listener: () => void): () => void {
  return watchStoredValues((key) => {
    if (key === null || key === tokenKeys.session || key === tokenKeys.cart) listener()
  })
}

/**
 * The guest's session moves to the storage of the tab. A reload still finds it there, but other tabs and later visits
 * do not.
 */
export function endGuestWithVisit(): void {
  const token = readStored('local', tokenKeys.session)
  if (token === null) return
  writeStored('visit', tokenKeys.session, token)
  writeStored('visit', guestSinceKey, readStored('local', guestSinceKey))
  // If the storage of the visit is not available, the session ends after `guestLifetime`.
  if (readStored('visit', tokenKeys.session) === token) removeSession('local')
}

interface SessionOwner {
  isGuest: boolean
  /** Whether the guest has just submitted the details, as opposed to a load of the page. */
  isNew: boolean
}

/**
 * Records when a guest's session was stored, because it ends after `guestLifetime`. The session of an account does not
 * end then, even if the account was created from the guest's session and kept its token.
 */
export function markSessionOwner({ isGuest, isNew }: SessionOwner): void {
  const visitToken = readStored('visit', tokenKeys.session)
  const kind = visitToken !== null && readStored('local', tokenKeys.session) === null ? 'visit' : 'local'
  if (isGuest) {
    if (isNew || readStored(kind, guestSinceKey) === null) writeStored(kind, guestSinceKey, String(Date.now()))
    return
  }
  if (kind === 'visit') writeStored('local', tokenKeys.session, visitToken)
  // If local storage is full, it does not contain the token.
  if (kind === 'visit' && readStored('local', tokenKeys.session) === null) writeStored('visit', guestSinceKey, null)
  else removeGuest()
}

/**
 * Removes the guest's session of this tab if another tab has replaced it.
 * @param token the current token of the session
 */
export function removeReplacedGuest(token: string | null): void {
  if (readStored('visit', tokenKeys.session) !== token) removeSession('visit')
}
