import type { Browser } from '@playwright/test'

/**
 * The slow 4G profile of Lighthouse: 150 ms round trip, 1.6 Mbit/s down, 0.75 Mbit/s up. Throughputs are in bytes per
 * second.
 */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** The factor by which the processor is slower than this machine's, to imitate a mid-range phone. */
export const slowProcessor = 4
const phoneScreen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

/** Opens a page on a slow phone in a browser without any stored data. The caller closes the context. */
async function openSlowPhone(browser: Browser, origin: string, { hasScript = true, slowdown = slowProcessor } = {}) {
  const context = await browser.newContext({ ...phoneScreen, baseURL: origin, javaScriptEnabled: hasScript })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, devtools }
}

/**
 * The result of loading a page. `lcp` is the time in ms from the request to the largest paint. `cls` is the sum of all
 * layout shifts that do not follow an input.
 */
export interface LoadResult {
  lcp: number
  cls: number
}

/**
 * Loads a page until the network is idle. The browser itself reports its paints, so that loads with and without scripts
 * are measured in the same way.
 */
export async function measureLoading(
  browser: Browser,
  origin: string,
  path: string,
  hasScript: boolean,
): Promise<LoadResult> {
  const { context, page, devtools } = await openSlowPhone(browser, origin, { hasScript })
  const result: LoadResult = { lcp: NaN, cls: 0 }
  let start = NaN
  devtools.on('Network.requestWillBeSent', ({ type, wallTime }) => {
    if (type === 'Document' && Number.isNaN(start)) start = wallTime
  })
  devtools.on('PerformanceTimeline.timelineEventAdded', ({ event }) => {
    const { lcpDetails, layoutShiftDetails } = event
    // For a picture from another origin, the browser reports only the load time.
    if (lcpDetails) result.lcp = ((lcpDetails.renderTime || lcpDetails.loadTime) - start) * 1000
    if (layoutShiftDetails && !layoutShiftDetails.hadRecentInput) result.cls += layoutShiftDetails.value
  })
  await devtools.send('PerformanceTimeline.enable', { eventTypes: ['largest-contentful-paint', 'layout-shift'] })
  await page.goto(path, { waitUntil: 'networkidle' })
  await context.close()
  return result
}

/** The time in ms without requests after which a list counts as idle. */
const quietTime = 1000

/**
 * Returns the time in ms from a tap on a product of an idle list until the browser paints that product's h1. The
 * measurement starts at the browser's timestamp of the tap and ends at the frame after the heading appears in the page.
 * @param slowdown the factor by which the phone's processor is slower than this machine's
 */
export async function measureTap(
  browser: Browser,
  origin: string,
  { list, product, slowdown }: { list: string; product: string; slowdown: number },
): Promise<number> {
  const { context, page } = await openSlowPhone(browser, origin, { slowdown })
  await page.goto(list, { waitUntil: 'networkidle' })
  // The link of a card opens a variant, so its address continues after the path of the product.
  const link = page.locator(`main a[href^="${product}"]`).first()
  await link.scrollIntoViewIfNeeded()
  // The pages of products in the viewport load when the browser is idle. The list is idle after a second without
  // requests.
  await page.waitForFunction(
    (quiet) => {
      const endTimes = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
      return performance.now() - Math.max(...endTimes) > quiet
    },
    quietTime,
    { polling: 100 },
  )
  const name = (await link.textContent()) ?? ''
  // Functions in this callback must be anonymous. For named functions, tsx would call a helper that the page does not
  // have.
  const headingTime = page.evaluate(
    (heading) =>
      new Promise<number>((resolve) => {
        let touchTime = 0
        addEventListener('pointerdown', (event) => (touchTime = event.timeStamp), { capture: true, once: true })
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent !== heading) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touchTime)))
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    name,
  )
  await link.tap()
  const time = await headingTime
  await context.close()
  return time
}
