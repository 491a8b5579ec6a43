import type { Page } from '@playwright/test'
import { isCall, type Call } from './isCall'

/** Holds back the answer to a call until it is let go; only the first of its kind. */
export async function holdAnswer(page: Page, call: Call): Promise<() => void> {
  let letGo = () => undefined as void
  const released = new Promise<void>((resolve) => (letGo = resolve))
  let held = false
  await page.route('**/web/**', async (route) => {
    if (held || !isCall(route.request(), call)) return route.fallback()
    held = true
    await released
    return route.continue()
  })
  return letGo
}
