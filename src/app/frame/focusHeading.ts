/** The page whose heading has the focus, or that the visitor came in by. */
let page = typeof window === 'undefined' ? '' : window.location.pathname

/**
 * Moves the focus to the new page's heading, so that keyboard and screen reader start
 * where the page does. A change of the query alone (a filter) and a link into the page leave it.
 */
export function focusHeading(): void {
  const { pathname, hash } = window.location
  if (pathname === page) return
  page = pathname
  if (hash) return
  const target = document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!target) return
  target.tabIndex = -1
  target.focus({ preventScroll: true })
}
