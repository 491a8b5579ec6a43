import { focusHeading } from '../layout/focusHeading'
import { endPageChange, startPageChange } from '../layout/SlowNavigationNotice'

interface RouteUpdate {
  prevLocation?: unknown
}

/** The path of the page in view. */
let shownPath = ''
/** Whether Back or Forward was pressed and its page has not arrived yet. */
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
  /** The field is set by Gatsby's navigation. */
  action?: string
}

interface ScrollUpdate {
  prevRouterProps?: { location: Place }
  routerProps: { location: Place }
}

const readTerm = ({ search }: Place) => new URLSearchParams(search).get('q')

/**
 * Returns whether Gatsby sets the scroll position. It does not when a list's filter changes the query, so that the
 * visitor stays in place. A new search counts as another page.
 */
export function shouldSetScroll({ prevRouterProps, routerProps: { location } }: ScrollUpdate): boolean {
  const before = prevRouterProps?.location
  if (!before || before.pathname !== location.pathname || readTerm(before) !== readTerm(location)) return true
  return location.action === 'POP' || location.hash !== ''
}

/**
 * Watches Back and Forward, which Gatsby reports only once the page has arrived. Until then, this starts the timer of
 * the notice about a slow page, and hides scroll events from Gatsby. The browser already restores the scroll position of
 * the next page, and Gatsby would store it as the position of the previous one.
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
