import { focusHeading } from './frame/focusHeading'
import { routeDelayed, routeFinished, routeStarted } from './frame/slowNavigation'

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
