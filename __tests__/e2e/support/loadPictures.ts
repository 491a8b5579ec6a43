import type { Page } from '@playwright/test'

/** Scrolls to the end of the page and back, so that the lazy-loaded pictures are present. */
export async function loadPictures(page: Page): Promise<void> {
  const bottom = await page.evaluate(() => document.documentElement.scrollHeight)
  for (let top = 0; top < bottom; top += 700) {
    await page.evaluate((to) => window.scrollTo(0, to), top)
    await page.waitForFunction(() =>
      [...document.images].every((image) => {
        const { left, right, top: above, bottom: below, width } = image.getBoundingClientRect()
        const inView = width > 0 && right > 0 && left < window.innerWidth && below > 0 && above < window.innerHeight
        return !inView || image.complete
      }),
    )
  }
  await page.evaluate(() => window.scrollTo(0, 0))
}
