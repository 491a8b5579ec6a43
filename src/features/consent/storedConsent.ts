import { watchStoredValues, readStored, writeStored } from '../../store/browser/storage'
import { type ConsentCategory, type ConsentChoice, formatChoice, parseChoice, sortCategories } from './consentChoice'
import { consentKey } from './consentKey'

/** Contains the choice until a reload if the browser cannot store it; null otherwise. */
let unstoredChoice: string | null = null
const listeners = new Set<() => void>()

/** Returns null if this device has no valid choice. */
export const readConsent = (): ConsentChoice | null =>
  parseChoice(unstoredChoice ?? readStored('local', consentKey), Date.now())

export function storeConsent(
  presentedCategories: readonly ConsentCategory[],
  allowedCategories: readonly ConsentCategory[],
): void {
  const date = new Date().toISOString()
  const text = formatChoice({
    date,
    presented: sortCategories(presentedCategories),
    allowed: sortCategories(allowedCategories),
  })
  writeStored('local', consentKey, text)
  const isStored = readStored('local', consentKey) === text
  // Full storage still contains the old choice, which may have allowed more.
  if (!isStored) writeStored('local', consentKey, null)
  unstoredChoice = isStored ? null : text
  listeners.forEach((listener) => listener())
}

/** Also watches other tabs. Returns an unsubscribe function. */
export function watchConsent(listener: () => void): () => void {
  const stopWatching = watchStoredValues((changedKey) => {
    if (changedKey === null || changedKey === consentKey) listener()
  })
  listeners.add(listener)
  return () => {
    stopWatching()
    listeners.delete(listener)
  }
}
