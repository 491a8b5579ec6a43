import type { PageContext } from '../pageTable/pageContext'

export interface ShownPage {
  page: PageContext<unknown>
  path: string
}

let shownPage: ShownPage | null = null
const listeners = new Set<(page: ShownPage) => void>()

/**
 * Announces a page once it is in view and the address is final. The rest of the analytics code is not part of the
 * first load.
 */
export function announcePage(page: ShownPage): void {
  shownPage = page
  listeners.forEach((listener) => listener(page))
}

export const getShownPage = (): ShownPage | null => shownPage

/** Calls the listener with the page in view and with every later page. Returns an unsubscribe function. */
export function watchShownPage(listener: (page: ShownPage) => void): () => void {
  listeners.add(listener)
  if (shownPage) listener(shownPage)
  return () => void listeners.delete(listener)
}
