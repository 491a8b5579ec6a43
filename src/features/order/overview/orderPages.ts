/** Pages that Back may ask for: a hundred orders and more are no list any more. */
const most = 10

/**
 * How many pages of orders showed when the shopper left the list: noted in its entry of the history, so that Back from an
 * order finds it as it was.
 */
export function readOrderPages(): number {
  const state = window.history.state as { orderPages?: unknown } | null
  const pages = Number(state?.orderPages)
  return Number.isInteger(pages) && pages > 0 ? Math.min(pages, most) : 1
}

export function saveOrderPages(orderPages: number): void {
  window.history.replaceState({ ...(window.history.state as object | null), orderPages }, '')
}
