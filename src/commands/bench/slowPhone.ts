import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test'

/** Slow 4G as Lighthouse has it: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up; in bytes per second. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 }
/** How many times slower the processor is than this machine's: a mid-range phone beside a desktop. */
export const slowProcessor = 4
const screen = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true }

export interface SlowPhone {
  context: BrowserContext
  page: Page
  devtools: CDPSession
}

/**
 * A page of a browser that was never in the shop, on a slow phone. Close its context afterwards.
 * @param slowdown how many times slower its processor is than this machine's
 */
export async function openSlowPhone(
  browser: Browser,
  origin: string,
  { script = true, slowdown = slowProcessor } = {},
): Promise<SlowPhone> {
  const context = await browser.newContext({ ...screen, baseURL: origin, javaScriptEnabled: script })
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow4g)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, devtools }
}
