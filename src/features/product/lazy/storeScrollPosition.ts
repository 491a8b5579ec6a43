import { readStored, writeStored } from '../../../store/browser/storage'

/** Gatsby stores a scroll position under this key (gatsby-react-router-scroll). */
const buildKey = (path: string, key: string): string => `@@scroll|${path}|${key}`

/**
 * Gatsby stores the scroll position under the path with which the page was opened, but looks it up under the path to
 * which the user returns. The two differ if the user has chosen a variant.
 * @param currentPath the path of the chosen variant
 * @param key the key of the page's history entry
 */
export function storeScrollPosition(openedPath: string, currentPath: string, key: string): void {
  writeStored('visit', buildKey(currentPath, key), readStored('visit', buildKey(openedPath, key)))
}
