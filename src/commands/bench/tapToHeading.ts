import type { Browser } from '@playwright/test'
import { openSlowPhone } from './slowPhone'

/** In ms. */
const rest = 1000

/**
 * Time in ms from a finger on a product of a list that has come to rest until that product's h1 is painted. The tap's
 * own time is the browser's; the end is the frame after the one in which the heading stands in the page.
 * @param slowdown how many times slower the phone's processor is than this machine's
 */
export async function measureTap(
  browser: Browser,
  origin: string,
  { list, product, slowdown }: { list: string; product: string; slowdown: number },
): Promise<number> {
  const { context, page } = await openSlowPhone(browser, origin, { slowdown })
  await page.goto(list, { waitUntil: 'networkidle' })
  const link = page.locator(`main a[href="${product}"]`).first()
  await link.scrollIntoViewIfNeeded()
  // What came into view is fetched when idle; the list is at rest when nothing has come for a second.
  await page.waitForFunction(
    (quiet) => {
      const ends = performance.getEntriesByType('resource').map((entry) => entry.startTime + entry.duration)
      return performance.now() - Math.max(...ends) > quiet
    },
    rest,
    { polling: 100 },
  )
  const name = (await link.textContent()) ?? ''
  // No function in it has a name: tsx would call a helper for that, which the page does not have.
  const shown = page.evaluate(
    (heading) =>
      new Promise<number>((resolve) => {
        let touched = 0
        addEventListener('pointerdown', (event) => (touched = event.timeStamp), { capture: true, once: true })
        new MutationObserver((_changes, observer) => {
          if (document.querySelector('h1')?.textContent !== heading) return
          observer.disconnect()
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - touched)))
        }).observe(document.body, { childList: true, subtree: true, characterData: true })
      }),
    name,
  )
  await link.tap()
  const time = await shown
  await context.close()
  return time
}
