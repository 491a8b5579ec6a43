interface Place {
  pathname: string
  hash: string
  /** Noted by Gatsby's navigation. */
  action?: string
}

interface ScrollUpdate {
  prevRouterProps?: { location: Place }
  routerProps: { location: Place }
}

/** Whether Gatsby sets the scroll position. Not when a list's filter changes the query of the page in view: it stays where it is. */
export function keepScroll({ prevRouterProps, routerProps: { location } }: ScrollUpdate): boolean {
  const before = prevRouterProps?.location
  return before?.pathname !== location.pathname || location.action === 'POP' || location.hash !== ''
}
