import type { Page } from '@playwright/test'
import { isCall, type Call } from './isCall'

/** Delays the responses to all matching calls. The returned function releases them. */
export async function holdResponse(page: Page, call: Call): Promise<() => void> {
  let release = () => undefined as void
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/web/**', async (route) => {
    if (!isCall(route.request(), call)) return route.fallback()
    await released
    return route.continue()
  })
  return release
}
