import type { Page } from '@playwright/test'

/** Makes every page that opens add up its layout shifts (Layout Instability API), before its scripts run. */
export const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const shifts = { total: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shifts.total += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the sum of the shifts so far. */
export async function readShifts(page: Page): Promise<number> {
  await waitForFrames(page)
  return page.evaluate(() => (window as unknown as { shifts: { total: number } }).shifts.total)
}

/** Resolves after the next frame, after which the browser reports the shifts of the one before. */
export const waitForFrames = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))))
