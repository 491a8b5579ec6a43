/**
 * Marks the page that the shopper is on. Asked after a call, it says whether they are still there: who went elsewhere
 * meanwhile is not taken along.
 */
export function stayedHere(): () => boolean {
  const { pathname } = window.location
  return () => window.location.pathname === pathname
}
