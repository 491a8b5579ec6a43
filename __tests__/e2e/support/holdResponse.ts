import type { Page } from '@playwright/test'
import { isCall, type Call } from './isCall'

/** Delays the response to the first matching call. The returned function releases it. */
export async function holdResponse(page: Page, call: Call): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  let isHeld = false
  await page.route('**/web/**', async (route) => {
    if (isHeld || !isCall(route.request(), call)) return route.fallback()
    isHeld = true
    await released
    return route.continue()
  })
  return release
}
