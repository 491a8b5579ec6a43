import { chair } from './support/chair'
import { expect, test } from './support/test'

const { path, category } = chair.nl
const paths = ['/nl', category.path, path, '/nl/winkelmandje', '/nl/afrekenen/info', '/nl/mijn-account', '/nl/nergens']

/** The sizes "large" and "very large" of Chromium, and twice the usual size, in px. */
for (const fontSize of [20, 24, 32]) {
  test(`no page is wider than the screen with a default font size of ${fontSize} px`, async ({
    playwright,
    launchOptions,
    baseURL,
  }) => {
    const browser = await playwright.chromium.launch({
      ...launchOptions,
      args: [...(launchOptions.args ?? []), `--blink-settings=defaultFontSize=${fontSize}`],
    })
    for (const width of [1440, 1280, 390]) {
      const page = await browser.newPage({ baseURL, viewport: { width, height: 900 } })
      for (const each of paths) {
        await page.goto(each)
        // The dates of a delivery arrive last and are the widest words in a row.
        if (each === path) await expect(page.getByRole('list').filter({ hasText: 'Besteld' })).toBeVisible()
        const sizes = await page.evaluate(() => ({
          font: getComputedStyle(document.documentElement).fontSize,
          width: document.documentElement.scrollWidth,
        }))
        expect.soft(sizes.font).toBe(`${fontSize}px`)
        expect.soft(sizes.width, `${each} at ${width} px`).toBeLessThanOrEqual(width)
      }
      await page.close()
    }
    await browser.close()
  })
}
