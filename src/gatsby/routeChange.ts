import { focusHeading } from '../layout/focusHeading'
import { endPageChange, startPageChange } from '../layout/SlowNavigationNotice'

interface RouteUpdate {
  prevLocation?: unknown
}

let shownPath = ''
/** Whether the user has pressed Back or Forward and the page has not arrived yet. */
let isTraversing = false

/** Handles a route change: the notice of slow navigation, and the focus on the new page's heading. */
export const routeHandlers = {
  handleStart: startPageChange,
  handleEnd: ({ prevLocation }: RouteUpdate): void => {
    shownPath = window.location.pathname
    isTraversing = false
    endPageChange()
    if (prevLocation) focusHeading()
  },
}

interface RouteLocation {
  pathname: string
  search: string
  hash: string
  /** The kind of navigation, which Gatsby adds: POP for Back and Forward, for example. */
  action?: string
}

interface ScrollUpdate {
  prevRouterProps?: { location: RouteLocation }
  routerProps: { location: RouteLocation }
}

const readTerm = ({ search }: RouteLocation) => new URLSearchParams(search).get('q')

/**
 * Returns whether Gatsby may set the scroll position. If only the query changes, for example by a filter of a list, the
 * scroll position must not change. A new search term counts as another page.
 */
export function shouldSetScroll({ prevRouterProps, routerProps: { location } }: ScrollUpdate): boolean {
  const formerLocation = prevRouterProps?.location
  if (
    !formerLocation ||
    formerLocation.pathname !== location.pathname ||
    readTerm(formerLocation) !== readTerm(location)
  )
    return true
  return location.action === 'POP' || location.hash !== ''
}

/**
 * Watches Back and Forward, because Gatsby reports them only once the page has arrived. Starts the timer of the notice
 * about a slow page, and hides scroll events from Gatsby until the page has arrived. The browser restores the scroll
 * position of the next page too early, and Gatsby would store it as the position of the previous page.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    isTraversing = window.location.pathname !== shownPath
    if (isTraversing) startPageChange()
    else endPageChange()
  })
  const hideScrolling = (event: Event) => {
    if (isTraversing) event.stopImmediatePropagation()
  }
  window.addEventListener('scroll', hideScrolling, true)
}
