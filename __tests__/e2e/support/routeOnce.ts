import type { Page, Route } from '@playwright/test'

/**
 * Handles the first request for matching addresses, and lets later ones through. A route with `times: 1` would turn
 * interception off after that request, and Chromium then loses a document that it requests at the same moment.
 */
export async function routeOnce(page: Page, address: string, handle: (route: Route) => Promise<void>): Promise<void> {
  let isFirst = true
  await page.route(address, (route) => {
    if (!isFirst) return route.fallback()
    isFirst = false
    return handle(route)
  })
}
