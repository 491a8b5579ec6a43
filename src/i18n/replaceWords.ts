import type { Language } from './languages'
import { addWords, hasWords, type Area } from './words'

let replaced = 0
const listeners = new Set<() => void>()

/** Development only: puts saved messages in the place of the ones shown. Exports that are no area are passed over. */
export function replaceWords(language: Language, saved: Record<string, unknown>): void {
  const areas = Object.entries(saved).filter(([name]) => hasWords(language, name as Area))
  addWords(language, Object.fromEntries(areas))
  replaced += 1
  listeners.forEach((notify) => notify())
}

/** Calls the listener after each replacement. Returns an unsubscribe function. */
export function onWordsReplaced(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** How often messages were replaced since the page was loaded. */
export const replacedCount = (): number => replaced
