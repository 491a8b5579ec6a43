import { readStored, writeStored } from '../../../store/browser/storage'

/** Gatsby stores a scroll position under this key (gatsby-react-router-scroll). */
const buildKey = (path: string, historyKey: string): string => `@@scroll|${path}|${historyKey}`

/**
 * Gatsby stores the scroll position under the path with which the page was opened, but looks it up under the path to
 * which the user returns. These paths differ if the user has chosen a variant.
 * @param shownPath the path of the chosen variant
 */
export function storeScrollPosition(openedPath: string, shownPath: string, historyKey: string): void {
  writeStored('visit', buildKey(shownPath, historyKey), readStored('visit', buildKey(openedPath, historyKey)))
}
