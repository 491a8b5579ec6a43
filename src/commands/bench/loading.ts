import type { Browser } from '@playwright/test'
import { openSlowPhone } from './slowPhone'

/** How a page came. `lcp` in ms from the request for it to the largest picture or text painted; `cls` all shifts together. */
export interface Loading {
  lcp: number
  cls: number
}

/**
 * Loads a page until nothing more is fetched. The browser itself tells what it painted, not a script in the page, so
 * that loads with and without script are measured alike.
 */
export async function measureLoading(
  browser: Browser,
  origin: string,
  path: string,
  script: boolean,
): Promise<Loading> {
  const { context, page, devtools } = await openSlowPhone(browser, origin, { script })
  const loading: Loading = { lcp: NaN, cls: 0 }
  let start = NaN
  devtools.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document' && Number.isNaN(start)) start = wallTime
  })
  devtools.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { lcpDetails, layoutShiftDetails } = event
    // A picture of another origin tells its loading alone.
    if (lcpDetails) loading.lcp = ((lcpDetails.renderTime || lcpDetails.loadTime) - start) * 1000
    if (layoutShiftDetails && !layoutShiftDetails.hadRecentInput) loading.cls += layoutShiftDetails.value
  })
  await devtools.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] })
  await page.goto(path, { waitUntil: 'networkidle' })
  await context.close()
  return loading
}
