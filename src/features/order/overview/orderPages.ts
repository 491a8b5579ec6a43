/** The maximum number of pages that the list loads when the user returns to it. */
const maxPages = 10

/**
 * Returns the number of pages that the list showed when the user navigated away. The history entry stores it, so that
 * the Back button returns to the same list.
 */
export function readOrderPages(): number {
  const state = window.history.state as { orderPages?: unknown } | null
  const pages = Number(state?.orderPages)
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, maxPages) : 1
}

export function saveOrderPages(orderPages: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), orderPages }, '')
}
