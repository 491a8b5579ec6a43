import type { Page } from '@playwright/test'

/**
 * Returns whether no content is wider than the screen. The inner width of the window is no measure of a phone's screen,
 * because it grows with the content.
 */
export async function fitsWidth(page: Page): Promise<boolean> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  return width <= (page.viewportSize()?.width ?? 0)
}
