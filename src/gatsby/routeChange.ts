import { focusHeading } from '../layout/focusHeading'
import { endPageChange, startPageChange } from '../layout/SlowNavigationNotice'

interface RouteUpdate {
  prevLocation?: unknown
}

/** The path of the page in view. */
let shownPath = ''
/** Whether the user has pressed Back or Forward and the page has not arrived yet. */
let isTravelling = false

/** Handles a route change: the notice of slow navigation, and the focus on the new page's heading. */
export const announceRoute = {
  started: startPageChange,
  finished: ({ prevLocation }: RouteUpdate): void => {
    shownPath = window.location.pathname
    isTravelling = false
    endPageChange()
    if (prevLocation) focusHeading()
  },
}

interface Place {
  pathname: string
  search: string
  hash: string
  /** The kind of navigation, such as POP for Back and Forward, which Gatsby's navigation adds. */
  action?: string
}

interface ScrollUpdate {
  prevRouterProps?: { location: Place }
  routerProps: { location: Place }
}

const readTerm = ({ search }: Place) => new URLSearchParams(search).get('q')

/**
 * Returns whether Gatsby may set the scroll position. It may not if a filter of a list changes the query, so that the
 * scroll position stays. A new search counts as another page.
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
 * Watches Back and Forward, which Gatsby reports only once the page has arrived. Until then, this function starts the
 * timer of the notice about a slow page, and hides scroll events from Gatsby. The browser restores the scroll position
 * of the next page too early, and Gatsby would store it as the position of the previous page.
 */
export function watchHistory(): void {
  window.addEventListener('popstate', () => {
    isTravelling = window.location.pathname !== shownPath
    if (isTravelling) startPageChange()
    else endPageChange()
  })
  const hideScrolling = (event: Event) => {
    if (isTravelling) event.stopImmediatePropagation()
  }
  window.addEventListener('scroll', hideScrolling, true)
}
