import { focusHeading } from '../layout/focusHeading'
import { routeDelayed, routeFinished, routeStarted } from '../layout/SlowNavigationNotice'

interface RouteUpdate {
  prevLocation?: unknown
}

/** Handles a route change: the notice of slow navigation, and the focus on the new page's heading. */
export const announceRoute = {
  started(): void {
    routeStarted()
  },
  delayed(): void {
    routeDelayed()
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
