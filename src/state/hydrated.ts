/**
 * Whether the page that the visitor came in by has taken over its HTML. Until then a first render must equal the
 * server's; later a page that is reached by a link may render at once with what the browser knows.
 */
let hydrated = false

export const isHydrated = (): boolean => hydrated

export function markHydrated(): void {
  hydrated = true
}
