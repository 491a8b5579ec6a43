import { focusHeading } from '../layout/focusHeading'
import { routeFinished, routeStarted } from '../layout/SlowNavigationNotice'

interface RouteUpdate {
  prevLocation?: unknown
}

/** Handles a route change: the notice of slow navigation, and the focus on the new page's heading. */
export const announceRoute = {
  started(): void {
    routeStarted()
  },
  finished({ prevLocation }: RouteUpdate): void {
    routeFinished()
    if (prevLocation) focusHeading()
  },
}

interface Place {
  pathname: string
  search: string
  hash: string
  /** The field is set by Gatsby's navigation. */
  action?: string
}

interface ScrollUpdate {
  prevRouterProps?: { location: Place }
  routerProps: { location: Place }
}

const searched = ({ search }: Place) => new URLSearchParams(search).get('q')

/**
 * Returns whether Gatsby sets the scroll position. It does not when a list's filter changes the query, so that the
 * visitor stays in place. A new search counts as another page.
 */
export function keepScroll({ prevRouterProps, routerProps: { location } }: ScrollUpdate): boolean {
  const before = prevRouterProps?.location
  if (!before || before.pathname !== location.pathname || searched(before) !== searched(location)) return true
  return location.action === 'POP' || location.hash !== ''
}

/**
 * Leaves the scroll position of Back and Forward to Gatsby alone. The browser would restore it while the page before
 * still shows, and Gatsby would store it as the position of that page. A document that the browser loads or restores
 * gets its position from the browser, which is earlier.
 */
export function takeOverScroll(): void {
  const setManual = () => {
    window.history.scrollRestoration = 'manual'
  }
  setManual()
  window.addEventListener('pageshow', setManual)
  window.addEventListener('pagehide', () => {
    window.history.scrollRestoration = 'auto'
  })
}
