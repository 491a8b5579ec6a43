import { focusHeading } from '../layout/focusHeading'
import { routeDelayed, routeFinished, routeStarted } from '../layout/SlowNavigationNotice'

interface RouteUpdate {
  prevLocation?: unknown
}

/** What the frame does when the route changes: the slow-navigation line, and focus on the new page's heading. */
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
  /** Noted by Gatsby's navigation. */
  action?: string
}

interface ScrollUpdate {
  prevRouterProps?: { location: Place }
  routerProps: { location: Place }
}

const searched = ({ search }: Place) => new URLSearchParams(search).get('q')

/**
 * Whether Gatsby sets the scroll position. Not when a list's filter changes the query of the page in view: the shopper
 * stays where they are. Another search is another page.
 */
export function keepScroll({ prevRouterProps, routerProps: { location } }: ScrollUpdate): boolean {
  const before = prevRouterProps?.location
  if (!before || before.pathname !== location.pathname || searched(before) !== searched(location)) return true
  return location.action === 'POP' || location.hash !== ''
}
