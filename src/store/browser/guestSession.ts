import { readStored, writeStored } from './storage'
import { guestSinceKey, removeGuest, removeSession, sessionKey } from './tokens'

/**
 * Makes the guest's session end with this visit by moving it to the storage of the tab. A reload still finds it there,
 * but other tabs and later visits do not.
 */
export function endGuestWithVisit(): void {
  const token = readStored('local', sessionKey)
  if (token === null) return
  writeStored('visit', sessionKey, token)
  writeStored('visit', guestSinceKey, readStored('local', guestSinceKey))
  // Without the storage of the visit, the session ends after its day.
  if (readStored('visit', sessionKey) === token) removeSession('local')
}

interface SessionOwner {
  isGuest: boolean
  /** Whether the guest has just entered the details, as opposed to only loading the page. */
  isNew: boolean
}

/**
 * Records the owner of the stored session. An account made from a guest's session keeps its token, and then stays logged
 * in.
 */
export function markSessionOwner({ isGuest, isNew }: SessionOwner): void {
  const visitToken = readStored('visit', sessionKey)
  const kind = visitToken !== null && readStored('local', sessionKey) === null ? 'visit' : 'local'
  if (isGuest) {
    if (isNew || readStored(kind, guestSinceKey) === null) writeStored(kind, guestSinceKey, String(Date.now()))
    return
  }
  if (kind === 'visit') writeStored('local', sessionKey, visitToken)
  // Full storage has not stored it.
  if (kind === 'visit' && readStored('local', sessionKey) === null) writeStored('visit', guestSinceKey, null)
  else removeGuest()
}

/** Removes the session of this visit when another tab has stored another one. */
export function removeReplacedGuest(token: string | null): void {
  if (readStored('visit', sessionKey) !== token) removeSession('visit')
}
