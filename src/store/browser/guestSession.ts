import { readStored, writeStored } from './storage'
import { guestSinceKey, removeGuest, removeSession, sessionKey } from './tokens'

/**
 * Lets the guest's session end with this visit: it moves to the storage of the tab, where a reload still finds it. Other
 * tabs and later visits do not.
 */
export function endGuestWithVisit(): void {
  const token = readStored('local', sessionKey)
  if (token === null) return
  writeStored('visit', sessionKey, token)
  writeStored('visit', guestSinceKey, readStored('local', guestSinceKey))
  // Without a storage of the visit the session ends after its day.
  if (readStored('visit', sessionKey) === token) removeSession('local')
}

interface SessionOwner {
  isGuest: boolean
  /** Whether the guest has just given the details, and not only loaded the page. */
  isNew: boolean
}

/** Records whose session is stored. An account made from a guest's session keeps its token, and then stays logged in. */
export function markSessionOwner({ isGuest, isNew }: SessionOwner): void {
  const visitToken = readStored('visit', sessionKey)
  const kind = visitToken !== null && readStored('local', sessionKey) === null ? 'visit' : 'local'
  if (isGuest) {
    if (isNew || readStored(kind, guestSinceKey) === null) writeStored(kind, guestSinceKey, String(Date.now()))
    return
  }
  if (kind === 'visit') writeStored('local', sessionKey, visitToken)
  removeGuest()
}

/** Removes the session of this visit when another tab has stored another one. */
export function removeReplacedGuest(token: string | null): void {
  if (readStored('visit', sessionKey) !== token) removeSession('visit')
}
