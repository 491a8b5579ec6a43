import { readStored, writeStored } from '../../../store/browser/storage'

/** Where Gatsby keeps how far a page of the visit was scrolled (gatsby-react-router-scroll). */
const place = (path: string, key: string): string => `@@scroll|${path}|${key}`

/**
 * Gatsby notes how far a page is scrolled under the path that it was opened by, and looks for it under the path that
 * the shopper comes back to: a variant that was chosen in place has another one.
 * @param key of the page's entry in the history
 */
export function storeScrollPosition(opened: string, left: string, key: string): void {
  writeStored('visit', place(left, key), readStored('visit', place(opened, key)))
}
