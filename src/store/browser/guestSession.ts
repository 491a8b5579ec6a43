import { readStored, writeStored } from './storage'
import { guestSinceKey, removeGuest, removeSession, sessionKey } from './tokens'

/**
 * The guest's session moves to the storage of the tab. A reload still finds it there, but other tabs and later visits
 * do not.
 */
export function endGuestWithVisit(): void {
  const token = readStored('local', sessionKey)
  if (token === null) return
  writeStored('visit', sessionKey, token)
  writeStored('visit', guestSinceKey, readStored('local', guestSinceKey))
  // If the storage of the visit is not available, the session ends after `guestLifetime`.
  if (readStored('visit', sessionKey) === token) removeSession('local')
}

interface SessionOwner {
  isGuest: boolean
  /** Whether the guest has just submitted the details, as opposed to a load of the page. */
  isNew: boolean
}

/** An account that was created from a guest's session keeps the session's token, and stays logged in. */
export function markSessionOwner({ isGuest, isNew }: SessionOwner): void {
  const visitToken = readStored('visit', sessionKey)
  const kind = visitToken !== null && readStored('local', sessionKey) === null ? 'visit' : 'local'
  if (isGuest) {
    if (isNew || readStored(kind, guestSinceKey) === null) writeStored(kind, guestSinceKey, String(Date.now()))
    return
  }
  if (kind === 'visit') writeStored('local', sessionKey, visitToken)
  // If local storage is full, it does not contain the token.
  if (kind === 'visit' && readStored('local', sessionKey) === null) writeStored('visit', guestSinceKey, null)
  else removeGuest()
}

/** Another tab has stored a different session if the visit's token is not `token`. */
export function removeReplacedGuest(token: string | null): void {
  if (readStored('visit', sessionKey) !== token) removeSession('visit')
}
