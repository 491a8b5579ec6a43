let stop = () => {}

/**
 * Who goes Back or Forward while the page's script starts has another address under the same page.
 * Gatsby would start with a page that it has not loaded and fail, so the browser loads the address anew. Watches
 * until `started`.
 */
export function watchForLeaving(): void {
  const { pathname } = window.location
  const moved = () => {
    if (window.location.pathname !== pathname) window.location.reload()
  }
  window.addEventListener('popstate', moved)
  stop = () => window.removeEventListener('popstate', moved)
}

/** The page's script runs: from now on Gatsby's router follows the history. */
export const started = (): void => stop()
