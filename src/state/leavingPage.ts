/**
 * Whether the shopper is on the way to another page. The browser breaks off running calls
 * then, which says nothing about the shop. False again when the page comes back from the cache.
 */
export function watchLeaving(): () => boolean {
  let leaving = false
  window.addEventListener('pagehide', () => (leaving = true))
  window.addEventListener('pageshow', () => (leaving = false))
  return () => leaving
}
